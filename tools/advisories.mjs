// `npm run advisories`: whether the lock file holds packages with known security advisories.
import { ensureInstalled } from './setup/install.mjs'
import { root } from './setup/paths.mjs'
import { runAgainWithBundledNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('all')
  if (!runtimeIsRecent()) return runAgainWithBundledNode()
  const { checkAdvisories } = await import('./release/advisories-main.ts')
  process.exitCode = await checkAdvisories({ root, update: process.argv.includes('--update') })
})
