// `npm run ask:measure -- [tuning|fresh] [--each]`: asks a journal of examples and counts the answers.
import { ensureInstalled } from './setup/install.mjs'
import { runAgainWithBundledNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('all')
  if (!runtimeIsRecent()) return runAgainWithBundledNode()
  const { measureFromArguments } = await import('./ask/measure-main.ts')
  await measureFromArguments(process.argv.slice(2))
})
