// A worker that runs a Python program with the pocket's modules, and answers with what it prints.
import { loadPyodide } from './pyodide/pyodide.mjs';

const UNPACKED = '/box';

async function run({ source, box }) {
  const python = await loadPyodide({ indexURL: new URL('./pyodide/', import.meta.url).href });
  const lines = [];
  python.setStdout({ batched: (line) => lines.push(line) });
  const packed = (await fetch(box)).body.pipeThrough(new DecompressionStream('gzip'));
  python.unpackArchive(await new Response(packed).arrayBuffer(), 'zip', { extractDir: UNPACKED });
  python.globals.set('SOURCE', source);
  python.runPython(`
import sys
sys.path.insert(0, "${UNPACKED}")
exec(compile(SOURCE, "program", "exec"), {"__name__": "__main__"})
`);
  return lines.join('\n');
}

addEventListener('message', ({ data }) =>
  run(data).then(
    (printed) => postMessage({ printed }),
    (error) => postMessage({ failed: true, why: String(error) }),
  ),
);
