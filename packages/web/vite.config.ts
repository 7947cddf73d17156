import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups, scopedClassName } from './chunks.ts'
import { meaningEngine } from './meaning-engine.ts'
import { offlineApp } from './offline-app.ts'
import { plainIcons } from './plain-icons.ts'
import { prerenderedLanding } from './prerender.ts'

const compress = promisify(brotliCompress)
const WORTH_COMPRESSING = new Set([
  '.js',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.webmanifest',
  '.txt',
  '.bin',
  '.jsonl',
])

/** Lays a `.br` file beside each text file, so that the server never compresses them itself. */
function brotliFiles(): Plugin {
  return {
    name: 'daywell-brotli-files',
    apply: 'build',
    // After the service worker was written, which is compressed too.
    writeBundle: {
      sequential: true,
      handler: async ({ dir }) => {
        if (dir !== undefined) await compressFiles(dir)
      },
    },
  }
}

async function compressFiles(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile() && WORTH_COMPRESSING.has(extname(file.name)))
  await Promise.all(texts.map((file) => writeBrotli(join(file.parentPath, file.name))))
}

/** The last sixth of a file of megabytes would take fifteen times as long as all before it. */
const LARGE = 1_000_000
const LARGE_QUALITY = 9
/** What hardly gets smaller is sent as it is. */
const MAX_SHARE = 0.9

async function writeBrotli(path: string): Promise<void> {
  const bytes = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]:
      bytes.length > LARGE ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const small = await compress(bytes, { params })
  if (small.length < bytes.length * MAX_SHARE) await writeFile(`${path}.br`, small)
}

/** Has every file of styles say the order of the layers: whichever arrives first settles it. */
function layerOrder(): Plugin {
  return {
    name: 'daywell-layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = `@layer tokens,base,ui;${file.source}`
      }
    },
  }
}

/** Preloads the scripts of the journal, so that writing can start at once. */
const FIRST_SCREEN = /\/journal-screen-/

/**
 * A list of all that each later part needs would weigh more than a hundredth of the first bundle.
 * Scripts find what they import by themselves, one step later; styles do not.
 */
function isAskedForAhead(part: string, needed: string): boolean {
  if (/\/(?:first|rolldown-runtime)-/.test(needed)) return false
  return needed.endsWith('.css') || FIRST_SCREEN.test(part)
}

export default defineConfig({
  plugins: [
    react(),
    meaningEngine(),
    plainIcons(),
    layerOrder(),
    prerenderedLanding(),
    offlineApp(),
    brotliFiles(),
  ],
  css: { modules: { generateScopedName: scopedClassName } },
  worker: { plugins: () => [meaningEngine()] },
  build: {
    target: 'baseline-widely-available',
    // The size budget is measured from it.
    manifest: true,
    modulePreload: {
      // The Content-Security-Policy allows no inline script, and no browser of the target needs it.
      polyfill: false,
      resolveDependencies: (file, all, { hostType }) =>
        hostType === 'html' ? all : all.filter((one) => isAskedForAhead(file, one)),
    },
    // A data: URL would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
        // The first bundle lists the files of styles of all pages, and names don't compress.
        assetFileNames: 'assets/[hash][extname]',
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:3000', '/meaning': 'http://127.0.0.1:3000' },
  },
})
