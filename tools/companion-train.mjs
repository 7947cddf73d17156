// `npm run companion:train`: tunes the sentence model so that it tells what a text is about.
import { ensureInstalled } from './setup/install.mjs'
import { runAgainWithBundledNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('all')
  if (!runtimeIsRecent()) return runAgainWithBundledNode()
  const { trainFromArguments } = await import('./companion/learning/train-main.ts')
  trainFromArguments(process.argv.slice(2))
})
