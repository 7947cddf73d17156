// `npm run emotions:score -- FILE`: how well the shipped weights read labelled texts, as JSON.
import { ensureInstalled } from './setup/install.mjs'
import { runAgainWithBundledNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('all')
  if (!runtimeIsRecent()) return runAgainWithBundledNode()
  const { scoreFromArguments } = await import('./emotions/score-main.ts')
  await scoreFromArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd())
})
