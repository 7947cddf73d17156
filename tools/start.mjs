// `npm start`: installs and builds what is stale, then becomes the server.
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureServerBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { inRoot } from './setup/paths.mjs'
import { runAgainWithBundledNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('run')
  if (!runtimeIsRecent()) return runAgainWithBundledNode()
  await ensureBuilt()
  await ensureServerBuilt()
  // In this process and not in a child of it: signals and the exit code need no passing on.
  await import(pathToFileURL(inRoot('packages/server/dist/main.js')).href)
})
