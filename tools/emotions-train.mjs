// `npm run emotions:train -- FOLDER`: learns from labelled texts how sentences sound.
import { ensureInstalled } from './setup/install.mjs'
import { runAgainWithBundledNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('all')
  if (!runtimeIsRecent()) return runAgainWithBundledNode()
  const { trainFromArguments } = await import('./emotions/train-main.ts')
  trainFromArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd())
})
