// `npm run soak`: many long lives with several devices, at the end of which no word may be missing.
import { ensureInstalled } from './setup/install.mjs'
import { runAgainWithCarriedNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('all')
  if (!runtimeIsRecent()) return runAgainWithCarriedNode()
  // By its address: what runs in a browser is checked with the types of one.
  const { soak } = await import(
    new URL('../packages/web/src/sync/fuzz/soak.ts', import.meta.url).href
  )
  await soak(process.env)
})
