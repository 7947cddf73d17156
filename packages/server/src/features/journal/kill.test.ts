import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settingsFor, startServer } from '#http/testing/server-process.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { signUpAt } from '../account/testing/people.ts'
import { type Device, device, tempId } from './testing/device.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 5)
const seed = Number(process.env.KILL_SEED ?? Math.floor(Math.random() * 2 ** 31))
const PEOPLE = 5
const WRITERS = 20

/** What somebody was told is safe: the entry with its words, and the words that they replaced. */
interface Acknowledged {
  readonly person: number
  readonly id: string
  readonly texts: string[]
}

describe.each(engines)('kill -9 of a server on %s', (engine) => {
  const databases = freshDatabases(engine)

  it(`loses no acknowledged entry or revision, ${rounds} times over`, async () => {
    const place = await databases.place()
    const start = () => startServer({ ...settingsFor(place), RATE_LIMIT_PER_MINUTE: '0' })
    const first = start()
    const people = []
    for (let n = 0; n < PEOPLE; n += 1) people.push(await signUpAt(await first.ready))
    await first.stop()
    const tokens = people.map(({ token }) => token)
    const all: Acknowledged[] = []
    const killAfter = fc.sample(fc.integer({ min: 1, max: 150 }), { seed, numRuns: rounds })
    for (const count of killAfter) {
      const fresh = await writeUntilKilled(place, tokens, count)
      all.push(...fresh)
      const server = start()
      const lost = await lostOf(await server.ready, tokens, fresh)
      expect({ seed, lost }).toEqual({ seed, lost: [] })
      await server.stop()
    }
    const server = start()
    expect(await lostOf(await server.ready, tokens, all)).toEqual([])
    if (process.env.KILL_ROUNDS) {
      process.stdout.write(`${engine}: ${rounds} kills, ${all.length} entries, none lost\n`)
    }
  }, 600_000)
})

/** Many writers at once, each creating and updating entry after entry until there is no server. */
async function writeUntilKilled(place: FreshPlace, tokens: string[], count: number) {
  const server = startServer({ ...settingsFor(place), RATE_LIMIT_PER_MINUTE: '0' })
  const port = await server.ready
  const known: Acknowledged[] = []
  let left = count
  const acknowledge = () => {
    left -= 1
    if (left === 0) server.signal('SIGKILL')
  }
  const writer = async (n: number) => {
    const person = n % PEOPLE
    const me = device(port, tokens[person] as string)
    for (let entry = 0; ; entry += 1) {
      const words = (version: number) => `writer ${n}, entry ${entry}, version ${version}`
      const { _id: id } = await me.create({ _id: tempId(), content: words(0) })
      const texts = [words(0)]
      known.push({ person, id, texts })
      acknowledge()
      for (const version of [1, 2]) {
        await me.update(id, { content: words(version) })
        texts.push(words(version))
        acknowledge()
      }
    }
  }
  await Promise.allSettled(Array.from({ length: WRITERS }, (_, n) => writer(n)))
  await server.ended
  return known
}

async function lostOf(port: number, tokens: string[], known: readonly Acknowledged[]) {
  const devices = tokens.map((token) => device(port, token))
  const lost: string[] = []
  for (const { person, id, texts } of known) {
    const me = devices[person] as Device
    const earlier = await me.call(`GET /api/journal/${id}/revisions`)
    const revisions = (earlier.json as { entry: { content: string } }[] | undefined) ?? []
    const there = new Set(Array.isArray(revisions) ? revisions.map((r) => r.entry.content) : [])
    there.add((await current(me, id)) ?? '')
    lost.push(...texts.filter((text) => !there.has(text)))
  }
  return lost
}

/** What an entry says now: a version of no time at all is refused, and what is stored answered. */
async function current(me: Device, id: string): Promise<string | undefined> {
  const updatedAt = '0001-01-01T00:00:00.000Z'
  const answer = await me.put(id, { content: 'what is stored?', updatedAt })
  return (answer.json as { entry?: { content: string } }).entry?.content
}
