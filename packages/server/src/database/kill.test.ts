import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startProcess } from '#testing/child-process.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { openDatabase } from './index.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 1)
const seed = Number(process.env.KILL_SEED ?? Date.now() % 2 ** 31)
const script = new URL('../testing/writing-process.ts', import.meta.url)

describe.each(engines)('kill -9 during writes on %s', (engine) => {
  const databases = freshDatabases(engine, { hasTables: false })

  it(`keeps every acknowledged unit and none by half (kills: ${rounds})`, async () => {
    const place = await databases.place()
    const acknowledged = new Set<string>()
    const killAfter = fc.sample(fc.integer({ min: 1, max: 500 }), { seed, numRuns: rounds })
    for (const [round, count] of killAfter.entries()) {
      for (const unit of await acknowledgedUntilKilled(place, `round-${round}`, count)) {
        acknowledged.add(unit)
      }
      const found = await partsByUnit(place)
      const lost = [...acknowledged].filter((unit) => !found.has(unit))
      const half = [...found].filter(([, parts]) => parts !== 3)
      expect({ seed, lost, half }).toEqual({ seed, lost: [], half: [] })
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(killAfter.reduce((a, b) => a + b))
    if (process.env.KILL_ROUNDS) {
      process.stdout.write(`${engine}: ${rounds} kills, ${acknowledged.size} units, none lost\n`)
    }
  }, 300_000)
})

async function acknowledgedUntilKilled(place: FreshPlace, round: string, count: number) {
  const writing = startProcess(script, place, round)
  const units: string[] = []
  for await (const unit of writing.lines) {
    units.push(unit)
    if (units.length === count) writing.kill()
  }
  const { errors } = await writing.ended
  if (errors) throw new Error(errors)
  return units
}

async function partsByUnit(place: FreshPlace): Promise<Map<string, number>> {
  const database = await openDatabase(place)
  const rows = await database.read.selectFrom('meta').select('value').execute()
  await database.close()
  const parts = new Map<string, number>()
  for (const { value } of rows) parts.set(value, (parts.get(value) ?? 0) + 1)
  return parts
}
