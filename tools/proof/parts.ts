import { proveKill } from '../../packages/bench/src/kill/prove-kill.ts'
import { proveClone } from './clone.ts'
import { proveFaults } from './faults/prove-faults.ts'

/** Says whether it holds, and prints its figures. */
type Prove = (env: NodeJS.ProcessEnv, args: readonly string[]) => Promise<boolean>

/** By the name that `npm run proof` is given. */
export const parts: ReadonlyMap<string, Prove> = new Map([
  ['kill', kill],
  ['lives', lives],
  ['clone', proveClone],
  ['faults', proveFaults],
])

async function kill({ KILL_SQLITE = '30', KILL_POSTGRES = '15', KILL_SEED }: NodeJS.ProcessEnv) {
  const rounds = { sqlite: Number(KILL_SQLITE), postgres: Number(KILL_POSTGRES) }
  return (await proveKill(rounds, Number(KILL_SEED ?? Date.now() % 2 ** 31))) === 0
}

async function lives(env: NodeJS.ProcessEnv): Promise<boolean> {
  // By its address: what runs in a browser is checked with the types of one.
  const { href } = new URL('../../packages/web/src/sync/fuzz/prove-lives.ts', import.meta.url)
  const { proveLives } = await import(href)
  return proveLives(env)
}
