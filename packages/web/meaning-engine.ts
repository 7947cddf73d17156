import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PLACE = fileURLToPath(new URL('src/device/workers/meaning/engine.ts', import.meta.url))

/** How the glue of the engine ends where it is made for Node. */
const NODE_ENDING = `
const wasmPath = \`\${__dirname}/engine_bg.wasm\`;
const wasmBytes = require('fs').readFileSync(wasmPath);
const wasmModule = new WebAssembly.Module(wasmBytes);
let wasmInstance = new WebAssembly.Instance(wasmModule, __wbg_get_imports());
let wasm = wasmInstance.exports;
wasm.__wbindgen_start();
`
const NODE_EXPORT = '\nexports.Embedder = Embedder;\n'
const NODE_WORDS = /\brequire\s*\(|\b__dirname\b|\bmodule\.exports\b|^exports\./m

const BROWSER_ENDING = `
let wasm;
export async function openEngine(module, { weights, tokenizer, config }, mostTokens) {
  wasm = (await WebAssembly.instantiate(module, __wbg_get_imports())).exports;
  wasm.__wbindgen_start();
  return new Embedder(weights, tokenizer, config, mostTokens);
}
`

/** The engine that tells meanings comes with glue for Node alone; browsers get the same, opened otherwise. */
export function meaningEngine(): Plugin {
  return {
    name: 'daywell-meaning-engine',
    enforce: 'pre',
    async load(id) {
      if (id.split('?')[0] !== PLACE) return undefined
      const made = import.meta.resolve('@lat.md/embed')
      const [glue, wasm] = await Promise.all([
        readFile(new URL('engine.cjs', made), 'utf8'),
        readFile(new URL('engine_bg.wasm', made)),
      ])
      const sha256 = createHash('sha256').update(wasm).digest('hex')
      const code = `${forBrowsers(glue)}export const ENGINE = '${sha256}'\n`
      return { code, map: null }
    },
  }
}

/** Fails if the glue code has changed, so that we don't find out from a browser. */
export function forBrowsers(glue: string): string {
  const opened = once(once(glue, NODE_EXPORT, '\n'), NODE_ENDING, BROWSER_ENDING)
  const left = NODE_WORDS.exec(opened)
  if (left)
    throw new Error(`engine.cjs of @lat.md/embed has more of Node than was known: ${left[0]}`)
  return opened
}

function once(glue: string, expected: string, instead: string): string {
  const [before, after, ...more] = glue.split(expected)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`engine.cjs of @lat.md/embed was expected to have this once:\n${expected}`)
  return before + instead + after
}
