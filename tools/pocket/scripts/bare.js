// A worker that starts a Pyodide as npm brings it, and nothing else.
import { loadPyodide } from './pyodide/pyodide.mjs';

await loadPyodide({ indexURL: new URL('./pyodide/', import.meta.url).href });
postMessage({ ready: true });
