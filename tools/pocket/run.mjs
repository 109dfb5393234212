// Run a Python program in the pocket, under Node: node run.mjs FOLDER PROGRAM ARGUMENT...
// FOLDER is web/public, or any other place with pocket.json; the program's output goes to stdout.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const [folder, program, ...rest] = process.argv.slice(2);
const { files } = JSON.parse(readFileSync(join(folder, 'pocket.json'), 'utf8'));
const dataOf = (role) => readFileSync(join(folder, files.find((file) => file.role === role).file));

/** Pyodide under Node reads its parts from a folder, by the names it gave them. */
function unpack(where) {
  writeFileSync(join(where, 'pyodide.mjs'), dataOf('loader'));
  writeFileSync(join(where, 'pyodide.asm.js'), dataOf('runtime'));
  writeFileSync(join(where, 'pyodide.asm.wasm'), gunzipSync(dataOf('machine')));
  writeFileSync(join(where, 'python_stdlib.zip'), gunzipSync(dataOf('library')));
}

const where = mkdtempSync(join(tmpdir(), 'pocket-'));
try {
  unpack(where);
  const { loadPyodide, version } = await import(pathToFileURL(join(where, 'pyodide.mjs')).href);
  writeFileSync(join(where, 'pyodide-lock.json'), JSON.stringify({ info: { version }, packages: {} }));
  const python = await loadPyodide({ indexURL: where, args: [] });
  python.unpackArchive(new Uint8Array(gunzipSync(dataOf('box'))), 'zip', { extractDir: '/box' });
  python.globals.set('ARGV', [program, ...rest]);
  python.globals.set('SOURCE', readFileSync(program, 'utf8'));
  await python.runPythonAsync(`
import sys
sys.path.insert(0, "/box")
sys.argv = list(ARGV)
exec(compile(SOURCE, sys.argv[0], "exec"), {"__name__": "__main__"})
`);
} finally {
  rmSync(where, { recursive: true });
}
