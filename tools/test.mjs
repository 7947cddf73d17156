// `npm test`: installs what is needed, then looks at everything that decides what is green.
import { ensureInstalled } from './setup/install.mjs'
import { runAgainWithBundledNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('all')
  if (!runtimeIsRecent()) return runAgainWithBundledNode()
  const { runSuite } = await import('./suite/main.ts')
  await runSuite(process.argv.slice(2))
})
