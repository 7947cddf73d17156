// `npm run admin -- COMMAND`: what the operator does for this server and its people.
import { ensureInstalled } from './setup/install.mjs'
import { runAgainWithBundledNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('run')
  if (!runtimeIsRecent()) return runAgainWithBundledNode()
  await import('../packages/server/src/admin.ts')
})
