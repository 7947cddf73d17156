// `npm run assemble -- FOLDER`: all that a server needs to run, for images and service managers.
import { ensureBuilt, ensureServerBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { runAgainWithBundledNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('run')
  if (!runtimeIsRecent()) return runAgainWithBundledNode()
  await ensureBuilt()
  await ensureServerBuilt()
  const { assembleFromArguments } = await import('./assemble/main.ts')
  assembleFromArguments(process.argv.slice(2))
})
