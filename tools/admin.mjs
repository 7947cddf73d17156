// `npm run admin -- reset-password EMAIL`: what the operator does for the people of this server.
import { ensureInstalled } from './setup/install.mjs'
import { runAgainWithCarriedNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('run')
  if (!runtimeIsRecent()) return runAgainWithCarriedNode()
  await import('../packages/server/src/admin.ts')
})
