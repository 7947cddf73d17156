// `npm run format`: brings every file into the form that `npm test` asks for.
import { runInFront } from './setup/child.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { inRoot, root } from './setup/paths.mjs'
import { runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('all')
  const biome = inRoot('node_modules/@biomejs/biome/bin/biome')
  process.exitCode = await runInFront(process.execPath, [biome, 'check', '--write'], { cwd: root })
})
