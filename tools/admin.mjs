// `npm run admin -- reset-password EMAIL`: what the operator does for the people of this server.
import { ensureInstalled } from './setup/install.mjs'
import { runAgainWithBundledNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('run')
  if (!runtimeIsRecent()) return runAgainWithBundledNode()
  await import('../packages/server/src/admin.ts')
})
