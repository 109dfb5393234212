/** CPython in this worker: Pyodide, with our modules on top. */
export type Role = 'loader' | 'runtime' | 'machine' | 'library' | 'box';
/** The address of each piece. */
export type Pieces = Record<Role, string>;

/** The part of Pyodide that is used here. */
export interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, unknown>;
}
interface Loader {
  version: string;
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

const FOLDER = '/box';
const WASM = 'pyodide.asm.wasm';
const LOCK = 'pyodide-lock.json';
const LIBRARY = 'python_stdlib.zip';

/** A piece, from where the page has kept it. */
async function piece(address: string): Promise<Response> {
  const kept = 'caches' in self ? await caches.match(address) : undefined;
  const found = kept ?? (await fetch(address));
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found;
}

async function unpacked(address: string, type = 'application/octet-stream'): Promise<Response> {
  const stream = (await piece(address)).body!.pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'content-type': type } });
}

/** Pyodide asks for files by names of its own: answer these from the pieces. */
function answerPyodide(pieces: Pieces, version: string): void {
  const answers: Record<string, () => Promise<Response>> = {
    [WASM]: () => unpacked(pieces.machine, 'application/wasm'),
    [LIBRARY]: () => unpacked(pieces.library),
    [LOCK]: () => Promise.resolve(Response.json({ info: { version }, packages: {} })),
  };
  const others = self.fetch.bind(self);
  self.fetch = (asked, options) => {
    const name = String(asked instanceof Request ? asked.url : asked)
      .split('/')
      .at(-1)!;
    return answers[name]?.() ?? others(asked, options);
  };
}

export async function startPython(pieces: Pieces): Promise<Python> {
  const box = unpacked(pieces.box).then((answer) => answer.arrayBuffer());
  box.catch(() => undefined); // a damaged box is noticed below, once Python has started
  const [loader] = (await Promise.all([
    import(/* @vite-ignore */ pieces.loader),
    import(/* @vite-ignore */ pieces.runtime),
  ])) as [Loader, unknown];
  answerPyodide(pieces, loader.version);
  const python = await loader.loadPyodide({ indexURL: new URL('.', pieces.loader).href });
  python.unpackArchive(await box, 'zip', { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  return python;
}
