// `npm run pictures`: takes every screen in a real browser, into pictures/.
import { ensureBuilt } from './setup/build.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { runAgainWithBundledNode, runtimeIsRecent } from './setup/runtime.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('all')
  if (!runtimeIsRecent()) return runAgainWithBundledNode()
  process.env.CHROMIUM_PATH = await ensureChromium()
  await ensureBuilt()
  await import('../packages/e2e/src/pictures.ts')
})
