import http from 'node:http'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const DIST = `${ROOT}dist`
/** They load files of their own. */
const NATIVE = [
  'better-sqlite3',
  '@node-rs/argon2',
  '@lat.md/embed',
  '@myriaddreamin/typst-ts-node-compiler',
  'pg-native',
]
const OURS = /\/packages\/[\w-]+\/src\/.*\.ts$/

/** Workers, fonts and other files are found where the sources are, as without a bundle. */
const placeOfSources = {
  name: 'daywell-place-of-sources',
  transform: {
    filter: { id: OURS, code: 'import.meta.url' },
    handler(code: string, id: string) {
      const place = JSON.stringify(relative(DIST, id))
      return {
        code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`),
        map: null,
      }
    },
  },
}

/**
 * An `import` of `node:http` looks at all that it exports, and so loads the client behind `fetch`
 * and `WebSocket`. These are its exports without that.
 */
const leanHttp = {
  name: 'daywell-lean-http',
  enforce: 'pre' as const,
  resolveId: {
    filter: { id: /^node:http$/ },
    handler: (id: string) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0node:http$/ },
    handler() {
      const exported = Object.entries(Object.getOwnPropertyDescriptors(http))
      const names = exported.flatMap(([name, { value }]) => (value === undefined ? [] : [name]))
      return `const http = process.getBuiltinModule('node:http')
export default http
export const { ${names.join(', ')} } = http`
    },
  },
}

/** The server in a few files: loading a thousand takes most of a start. */
export default {
  plugins: [placeOfSources, leanHttp],
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    // Read by `node --enable-source-maps` alone: they take 30 MB. The files can be read without.
    sourcemap: true,
    // A server that runs still loads parts of the bundle that it was started with.
    emptyOutDir: false,
    minify: false,
    rolldownOptions: {
      output: {
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
  ssr: { noExternal: true as const, external: NATIVE },
}
