// `npm run proof -- PART`: the long proofs, each of which prints lines with its figures.
import { ensureInstalled } from './setup/install.mjs'
import { runAgainWithBundledNode, runtimeIsRecent } from './setup/runtime.mjs'
import { CannotGoOn, runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('all')
  if (!runtimeIsRecent()) return runAgainWithBundledNode()
  const { parts } = await import('./proof/parts.ts')
  const prove = parts.get(process.argv[2] ?? '')
  if (!prove) throw new CannotGoOn(`Usage: npm run proof -- ${[...parts.keys()].join(' | ')}`)
  if (!(await prove(process.env, process.argv.slice(3)))) process.exitCode = 1
})
