import { liveThrough, reproduceCommand } from './fuzz-life.ts'
import { fuzzServer } from './fuzz-server.ts'

/** Lives per server: crashes get more expensive the more it stores. */
const LIVES_PER_SERVER = 20

interface Share {
  readonly seeds: number
  readonly operations: number
  readonly from: number
}

/** Runs many long lives, and reports those that failed. */
export async function proveLives(env: NodeJS.ProcessEnv): Promise<boolean> {
  const { seeds, operations, from } = shareOf(env)
  const began = performance.now()
  const failed: number[] = []
  for (let first = from; first < from + seeds; first += LIVES_PER_SERVER) {
    const last = Math.min(first + LIVES_PER_SERVER, from + seeds) - 1
    for await (const [seed, complaints] of livesOf(first, last, operations)) {
      failed.push(seed)
      print(`Life ${seed}:`, ...complaints, reproduceCommand(seed, operations))
    }
    const seconds = Math.round((performance.now() - began) / 1000)
    print(`lives ${from} to ${last} in ${seconds} s: ${failed.length} failed`)
  }
  return failed.length === 0
}

async function* livesOf(first: number, last: number, operations: number) {
  const server = await fuzzServer()
  for (let seed = first; seed <= last; seed += 1) {
    const complaints = await liveThrough(server, seed, operations)
    if (complaints.length > 0) yield [seed, complaints] as const
  }
  await server.end()
}

function shareOf({ LIVES, LIVES_OPERATIONS, LIVES_FROM }: NodeJS.ProcessEnv): Share {
  return {
    seeds: Number(LIVES ?? 1000),
    operations: Number(LIVES_OPERATIONS ?? 500),
    from: Number(LIVES_FROM ?? 1),
  }
}

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
