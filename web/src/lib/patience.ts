/** A part of the page, asked for until it comes: the line may be down. */
const WAIT = 2000;

const wait = (): Promise<void> => new Promise((done) => setTimeout(done, WAIT));

export const untilThere = <T>(load: () => Promise<T>): Promise<T> => load().catch(() => wait().then(() => untilThere(load)));
