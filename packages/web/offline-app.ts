import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const WORKER = fileURLToPath(new URL('src/service-worker/service-worker.ts', import.meta.url))
/**
 * The worker itself, compressed copies, what only the tools read, what no page of ours shows, and
 * the reader of texts and what it learnt: megabytes that only some ask for.
 */
const NOT_KEPT =
  /^\/sw\.js$|\.br$|^\/\.vite\/|^\/screenshots\/|^\/social-card\.png$|^\/assets\/analysis-worker-|\.(?:bin|jsonl)$/

/** Writes `/sw.js`, which keeps the built app on the device. */
export function offlineApp(): Plugin {
  return {
    name: 'daywell-offline-app',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler: async ({ dir }) => {
        if (dir !== undefined) await writeServiceWorker(dir)
      },
    },
  }
}

/** Makes the service worker of the app that lies built in a folder. */
export async function writeServiceWorker(dir: string, outDir = dir): Promise<void> {
  const files = await hashedFiles(dir)
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILT_APP: JSON.stringify({ version, files }) },
    build: {
      target: 'baseline-widely-available',
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: WORKER,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

async function hashedFiles(dir: string): Promise<Record<string, string>> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = found
    .filter((file) => file.isFile())
    .map((file) => `/${relative(dir, join(file.parentPath, file.name)).replaceAll(sep, '/')}`)
    .filter((path) => !NOT_KEPT.test(path))
    .sort()
  const hashes = paths.map(async (path) => [path, integrity(await readFile(join(dir, path)))])
  return Object.fromEntries(await Promise.all(hashes))
}

/** As `fetch` takes it: an answer with another content is refused. */
function integrity(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}
