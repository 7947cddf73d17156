import { liveThrough, sayHowToRepeat } from './fuzz-life.ts'
import { fuzzServer } from './fuzz-server.ts'

/** So many lives share a server, whose crashes cost the more the more it holds. */
const ON_A_SERVER = 20

interface Soak {
  readonly seeds: number
  readonly operations: number
  readonly from: number
}

/** Lives through many long lives, and says which of them did not end well. */
export async function soak(env: NodeJS.ProcessEnv): Promise<void> {
  const { seeds, operations, from } = settingsOf(env)
  const began = performance.now()
  const failed: number[] = []
  for (let first = from; first < from + seeds; first += ON_A_SERVER) {
    const last = Math.min(first + ON_A_SERVER, from + seeds) - 1
    for await (const [seed, complaints] of livesOf(first, last, operations)) {
      failed.push(seed)
      say(`Life ${seed}:`, ...complaints, sayHowToRepeat(seed, operations))
    }
    const seconds = Math.round((performance.now() - began) / 1000)
    say(`lives ${from} to ${last} in ${seconds} s: ${failed.length} failed`)
  }
  if (failed.length > 0) process.exitCode = 1
}

async function* livesOf(first: number, last: number, operations: number) {
  const server = await fuzzServer()
  for (let seed = first; seed <= last; seed += 1) {
    const complaints = await liveThrough(server, seed, operations)
    if (complaints.length > 0) yield [seed, complaints] as const
  }
  await server.end()
}

function settingsOf({ SOAK_SEEDS, SOAK_OPS, SOAK_FROM }: NodeJS.ProcessEnv): Soak {
  return {
    seeds: Number(SOAK_SEEDS ?? 1000),
    operations: Number(SOAK_OPS ?? 500),
    from: Number(SOAK_FROM ?? 1),
  }
}

function say(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
