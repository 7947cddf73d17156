// `npm start`: installs and builds what is stale, then becomes the server.
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { runAgainWithBundledNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('run')
  if (!runtimeIsRecent()) return runAgainWithBundledNode()
  await ensureBuilt()
  // In this process and not in a child of it: signals and the exit code need no passing on.
  await import('../packages/server/src/main.ts')
})
