import { proveGrowth } from '../../packages/bench/src/growth/prove-growth.ts'
import { proveKill } from '../../packages/bench/src/kill/prove-kill.ts'
import { proveMany } from '../../packages/bench/src/many/prove-many.ts'
import { proveTexts } from '../../packages/bench/src/texts/prove-texts.ts'
import { proveBackup } from '../../packages/bench/src/upkeep/prove-backup.ts'
import { proveMove } from '../../packages/bench/src/upkeep/prove-move.ts'
import { runInFront } from '../setup/child.mjs'
import { root } from '../setup/paths.mjs'
import { proveClone } from './clone.ts'
import { proveFaults } from './faults/prove-faults.ts'
import { proveFuzz } from './fuzz.ts'
import { proveLeaks } from './leaks.ts'
import { provePhotos } from './media.ts'

/** Says whether it holds, and prints its figures. */
type Prove = (env: NodeJS.ProcessEnv, args: readonly string[]) => Promise<boolean>

/** By the name that `npm run proof` is given. */
export const parts: ReadonlyMap<string, Prove> = new Map([
  ['kill', kill],
  ['many', many],
  ['growth', growth],
  ['move', move],
  ['backup', backup],
  ['texts', texts],
  ['media', media],
  ['lives', lives],
  ['clone', proveClone],
  ['faults', proveFaults],
  ['fuzz', proveFuzz],
  ['leaks', proveLeaks],
  ['bench', bench],
])

async function kill({ KILL_SQLITE = '100', KILL_POSTGRES = '100', KILL_SEED }: NodeJS.ProcessEnv) {
  const rounds = { sqlite: Number(KILL_SQLITE), postgres: Number(KILL_POSTGRES) }
  return (await proveKill(rounds, seedOf(KILL_SEED))) === 0
}

async function many({ MANY_STRIKES = '30' }: NodeJS.ProcessEnv): Promise<boolean> {
  return proveMany(Number(MANY_STRIKES))
}

async function growth({ GROWTH_ENTRIES = '100000' }: NodeJS.ProcessEnv): Promise<boolean> {
  return proveGrowth(Number(GROWTH_ENTRIES))
}

async function move({ MOVE_ENTRIES = '100000', MOVE_KILLS = '20', MOVE_SEED }: NodeJS.ProcessEnv) {
  return proveMove(Number(MOVE_ENTRIES), Number(MOVE_KILLS), seedOf(MOVE_SEED))
}

async function backup({ BACKUP_ENTRIES = '100000', BACKUP_SEED }: NodeJS.ProcessEnv) {
  return proveBackup(Number(BACKUP_ENTRIES), seedOf(BACKUP_SEED))
}

async function texts({ TEXTS = '100000', TEXTS_SEED }: NodeJS.ProcessEnv): Promise<boolean> {
  return proveTexts(Number(TEXTS), seedOf(TEXTS_SEED))
}

async function media(env: NodeJS.ProcessEnv): Promise<boolean> {
  return provePhotos(env, seedOf(env.MEDIA_SEED))
}

const seedOf = (given: string | undefined) => Number(given ?? Date.now() % 2 ** 31)

async function lives(env: NodeJS.ProcessEnv): Promise<boolean> {
  // By its address: what runs in a browser is checked with the types of one.
  const { href } = new URL(
    '../../packages/web/src/services/sync/fuzz/prove-lives.ts',
    import.meta.url,
  )
  const { proveLives } = await import(href)
  return proveLives(env)
}

async function bench(env: NodeJS.ProcessEnv): Promise<boolean> {
  return (await runInFront(process.execPath, ['tools/bench.mjs'], { cwd: root, env })) === 0
}
