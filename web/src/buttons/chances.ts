/** What the dice and cards of BUTTONS can bring, to check the dice of a record. */
import { Chances, type Share, fields, list, shareOf, texts } from '../lib/fair-dice/chances';

export class GameChances extends Chances {
  private readonly dealt: string[] = texts('card', [
    this.position.left_out,
    ...list(this.position.seats).flatMap((seat) => list(fields(seat).cards)),
  ]);

  draw(text: string): Share | null {
    if (!text.startsWith('card ')) return shareOf(text, this.all('die'));
    const left = this.all('card', this.dealt);
    // With three players the first card stays out of the game, and it is never the red one.
    if (this.players === 3 && this.dealt.length === 0) left.set('card red', 0);
    this.dealt.push(text);
    return shareOf(text, left);
  }

  move(): void {
    // No move changes what the dice or cards can bring.
  }
}
