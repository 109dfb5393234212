/** Keeps the tables of a pocket in IndexedDB: the `Shelf` of src/buttonbox/pocket/shelf.py. */
const DATABASE = 'buttonbox-pocket';
const [SETUPS, ROWS] = ['setups', 'rows'];
const LAST_VERSION = Infinity;

type Row = [version: number, ...rest: unknown[]];
type Outcome = 'added' | 'taken' | 'gap';
/** A function of Python; the original is gone once the call that brought it has returned. */
type Listener = ((table: string, message: string) => void) & { copy?: () => Listener };

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction failed'));
  });

const rowsOf = (table: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, after + 1], [table, LAST_VERSION]);

export class BrowserShelf {
  private opening: Promise<IDBDatabase> | null = null;
  private readonly tabs = new BroadcastChannel(DATABASE);

  async add(table: string, setup: string, rows: string): Promise<Outcome> {
    const fresh = JSON.parse(rows) as Row[];
    const transaction = await this.begin('readwrite');
    const [setups, kept] = [transaction.objectStore(SETUPS), transaction.objectStore(ROWS)];
    const known = (await answerOf(setups.getKey(table))) !== undefined;
    const last = await lastVersion(kept, table);
    const first = fresh[0]?.[0] ?? last + 1;
    if (setup ? known : known && first <= last) return 'taken';
    if (!setup && (!known || first > last + 1)) return 'gap';
    if (setup) setups.put(setup, table);
    for (const row of fresh) kept.put(row, [table, row[0]]);
    await endOf(transaction);
    return 'added';
  }

  async setup(table: string): Promise<string | null> {
    const found = (await this.begin('readonly')).objectStore(SETUPS).get(table) as IDBRequest<string>;
    return (await answerOf(found)) ?? null;
  }

  async rows(table: string, after: number): Promise<string> {
    const found = (await this.begin('readonly')).objectStore(ROWS).getAll(rowsOf(table, after));
    return JSON.stringify(await answerOf(found));
  }

  async last(table: string): Promise<number> {
    return lastVersion((await this.begin('readonly')).objectStore(ROWS), table);
  }

  async names(): Promise<string> {
    return JSON.stringify(await answerOf((await this.begin('readonly')).objectStore(SETUPS).getAllKeys()));
  }

  async delete(table: string): Promise<void> {
    const transaction = await this.begin('readwrite');
    transaction.objectStore(SETUPS).delete(table);
    transaction.objectStore(ROWS).delete(rowsOf(table));
    await endOf(transaction);
  }

  tell(table: string, message: string): void {
    this.tabs.postMessage([table, message]);
  }

  listen(listener: Listener): void {
    const kept = listener.copy?.() ?? listener;
    this.tabs.onmessage = ({ data: [table, message] }: MessageEvent<[string, string]>) =>
      kept(table, message);
  }

  /** The browser closes the database when its storage is cleared: then it is opened once more. */
  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const options: IDBTransactionOptions = { durability: 'strict' };
    try {
      return (await this.open()).transaction([SETUPS, ROWS], mode, options);
    } catch {
      this.opening = null;
      return (await this.open()).transaction([SETUPS, ROWS], mode, options);
    }
  }

  private open(): Promise<IDBDatabase> {
    this.opening ??= openDatabase(() => (this.opening = null));
    return this.opening;
  }
}

async function openDatabase(closed: () => void): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(SETUPS);
    opening.result.createObjectStore(ROWS);
  };
  const database = await answerOf(opening);
  database.onclose = closed;
  database.onversionchange = () => {
    database.close();
    closed();
  };
  return database;
}

async function lastVersion(rows: IDBObjectStore, table: string): Promise<number> {
  const cursor = await answerOf(rows.openKeyCursor(rowsOf(table), 'prev'));
  return cursor ? (cursor.key as [string, number])[1] : 0;
}
