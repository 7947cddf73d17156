import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const HARNESS = fileURLToPath(
  new URL('src/services/sync/testing/browser-harness.ts', import.meta.url),
)

interface BrowserHarness {
  readonly script: string
  /** What the script's workers are made of, by file name. */
  readonly workers: ReadonlyMap<string, string>
}

/** What tests drive storage and sync with in a real browser; no part of the app. */
export async function browserHarness(): Promise<BrowserHarness> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: HARNESS,
        output: { format: 'iife' },
        checks: { emptyImportMeta: false },
      },
    },
  })) as Rolldown.RolldownOutput
  const [{ code }, ...assets] = built.output
  const workers = assets.flatMap((asset) =>
    asset.type === 'asset' ? [[asset.fileName, `${asset.source}`] as const] : [],
  )
  // A script has no address of its own; its workers are served by the page's origin.
  const script = code.replaceAll('"" + {}.url', 'location.href')
  return { script, workers: new Map(workers) }
}
