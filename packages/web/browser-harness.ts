import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const HARNESS = fileURLToPath(
  new URL('src/services/sync/testing/browser-harness.ts', import.meta.url),
)

/** The script by which tests drive storage and sync in a real browser; no part of the app. */
export async function browserHarness(): Promise<string> {
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
        // A script has no address of its own; what asks for one is never called by tests.
        checks: { emptyImportMeta: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}
