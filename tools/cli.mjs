// `npm run cli -- export DIR|FILE` and `import FILE…`: a journal in and out, with an API token.
import { ensureInstalled } from './setup/install.mjs'
import { runAgainWithBundledNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('run')
  if (!runtimeIsRecent()) return runAgainWithBundledNode()
  await import('./cli/main.ts')
})
