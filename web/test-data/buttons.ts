/** Views of real games of BUTTONS, recorded from the game's own code; for tests alone. */
import type { Table } from '../src/lib/connection/messages';
import recorded from './buttons.json';

type Moment = 'turn' | 'laying' | 'offering' | 'sewing' | 'over';

export const samples = recorded as unknown as Record<Moment, Table>;
