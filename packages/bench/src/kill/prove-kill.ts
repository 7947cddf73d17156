import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freshFolder } from '#sync/client.ts'
import { type Product, startProduct } from '../product.ts'
import { startCluster } from './cluster.ts'
import { judge, type Known, type Verdict } from './ledger.ts'
import {
  type Person,
  readStored,
  repeatUnanswered,
  restoreDeleted,
  signUp,
  writeUntilCut,
} from './writers.ts'

const PEOPLE = 6
const WRITERS = 18
const MAX_ANSWERS_BEFORE_KILL = 800

interface Engine {
  readonly name: string
  readonly rounds: number
  readonly settings: Readonly<Record<string, string>>
  /** Kills the server, or the database under it, or both. */
  readonly strike: (server: Product, round: number) => Promise<unknown>
  /** Before the next server starts. */
  readonly recover: () => Promise<void>
}

/**
 * `npm run proof -- kill`: kills the server, and PostgreSQL's postmaster, in the middle of writes,
 * and compares everything that was acknowledged with what is there afterwards.
 */
export async function proveKill(rounds: { sqlite: number; postgres: number }, seed: number) {
  const { dataDir, remove } = await freshFolder()
  const folders = ['sqlite', 'postgres'].map((name) => join(dataDir, name))
  await Promise.all(folders.map((folder) => mkdir(folder)))
  const [onSqlite = '', onPostgres = ''] = folders
  try {
    const first = await run(sqlite(onSqlite, rounds.sqlite), seed)
    const second = rounds.postgres > 0 ? await onCluster(onPostgres, rounds.postgres, seed) : 0
    return first + second
  } finally {
    await remove()
  }
}

const shared = (dataDir: string) => ({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0' })

const sqlite = (dataDir: string, rounds: number): Engine => ({
  name: 'sqlite',
  rounds,
  settings: shared(dataDir),
  strike: (server) => server.kill(),
  recover: async () => {},
})

async function onCluster(dataDir: string, rounds: number, seed: number) {
  const cluster = await startCluster()
  try {
    return await run(
      {
        name: 'postgres',
        rounds,
        settings: { ...shared(dataDir), DATABASE_URL: cluster.url },
        // By turns the database under a server that lives on, and both at once.
        strike: async (server, round) => {
          await cluster.kill()
          if (round % 2 === 0) await server.kill()
        },
        recover: () => cluster.restart(),
      },
      seed,
    )
  } finally {
    await cluster.stop()
  }
}

/** Answers the number of texts that are lost, wrong or double. */
async function run(engine: Engine, seed: number): Promise<number> {
  let server = await startProduct(engine.settings)
  const people: Person[] = []
  for (let n = 0; n < PEOPLE; n += 1) people.push(await signUp(server.port, n))
  const all: Known[] = []
  const found = { lost: 0, wrong: 0, double: 0 }
  const add = (verdict: Verdict) => {
    for (const kind of ['lost', 'wrong', 'double'] as const) {
      found[kind] += verdict[kind].length
      for (const text of verdict[kind].slice(0, 5)) console.log(`  ${kind}: ${text}`)
    }
  }
  for (let round = 0; round < engine.rounds; round += 1) {
    const after = 1 + (scramble(seed + round) % MAX_ANSWERS_BEFORE_KILL)
    const fresh = await writeUntilStruck(engine, server, people, round, after)
    await server.kill()
    await engine.recover()
    server = await startProduct(engine.settings)
    add(await check(server.port, people, fresh))
    all.push(...fresh)
  }
  for (const person of people) await restoreDeleted(server.port, person, all)
  add(await check(server.port, people, all))
  await server.stop()
  const texts = all.flatMap(({ acknowledged }) => acknowledged).length
  const often = all.filter(({ acknowledged }) => acknowledged.length > 11).length
  const counts = Object.entries(found).map(([kind, count]) => `${count} ${kind}`)
  console.log(
    `${engine.name}: ${engine.rounds} kills (seed ${seed}), ${texts} acknowledged texts in ${all.length} entries, ${often} of them updated more than ten times: ${counts.join(', ')}`,
  )
  return found.lost + found.wrong + found.double
}

async function writeUntilStruck(
  engine: Engine,
  server: Product,
  people: readonly Person[],
  round: number,
  after: number,
): Promise<Known[]> {
  let answers = 0
  let struck: Promise<unknown> | undefined
  const acknowledged = () => {
    answers += 1
    if (answers === after) struck = engine.strike(server, round)
  }
  const writers = Array.from({ length: WRITERS }, (_, n) => {
    const person = people[n % people.length] as Person
    return writeUntilCut(server.port, person, `r${round}w${n}`, acknowledged)
  })
  const known = (await Promise.all(writers)).flat()
  await struck
  return known
}

/** What of this was not kept as it was acknowledged; creations without an answer are repeated. */
async function check(port: number, people: readonly Person[], known: readonly Known[]) {
  const verdicts = people.map(async (person) => {
    const own = known.filter(({ person: number }) => number === person.number)
    await repeatUnanswered(port, person, own)
    return judge(own, await readStored(port, person, ofRounds(own)))
  })
  const all = await Promise.all(verdicts)
  return {
    lost: all.flatMap(({ lost }) => lost),
    wrong: all.flatMap(({ wrong }) => wrong),
    double: all.flatMap(({ double }) => double),
  }
}

/** Texts of the rounds of these entries; what other rounds wrote was judged in theirs. */
function ofRounds(known: readonly Known[]): (text: string) => boolean {
  const rounds = new Set(known.flatMap(({ sent }) => sent).map(roundOf))
  return (text) => rounds.has(roundOf(text))
}

const roundOf = (text: string) => /^r\d+/.exec(text)?.[0] ?? text

/** A number that looks drawn by chance, the same one for the same seed. */
const scramble = (seed: number) => Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 8
