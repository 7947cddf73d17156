// `npm run proof -- kill`: the long proofs, each of which prints a line with its figures.
import { ensureInstalled } from './setup/install.mjs'
import { runAgainWithCarriedNode, runtimeIsRecent } from './setup/runtime.mjs'
import { CannotGoOn, runCommand } from './setup/say.mjs'

await runCommand(async () => {
  await ensureInstalled('all')
  if (!runtimeIsRecent()) return runAgainWithCarriedNode()
  const [name] = process.argv.slice(2)
  if (name !== 'kill') throw new CannotGoOn('Usage: npm run proof -- kill')
  const { proveKill } = await import('../packages/bench/src/kill/prove-kill.ts')
  const { KILL_SQLITE = 30, KILL_POSTGRES = 15, KILL_SEED = Date.now() % 2 ** 31 } = process.env
  const rounds = { sqlite: Number(KILL_SQLITE), postgres: Number(KILL_POSTGRES) }
  if ((await proveKill(rounds, Number(KILL_SEED))) > 0) process.exitCode = 1
})
