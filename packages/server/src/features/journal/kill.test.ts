import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runAppForTest } from '#http/testing/running-app.ts'
import { settingsFor, startServer } from '#http/testing/server-process.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { signUpAt } from '../account/testing/people.ts'
import { device, tempId } from './testing/device.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 1)
const seed = Number(process.env.KILL_SEED ?? Math.floor(Math.random() * 2 ** 31))
const PEOPLE = 5
const WRITERS = 20

type Server = ReturnType<typeof startServer>

/** What was confirmed as saved: the entry with its text, and the text that it replaced. */
interface Acknowledged {
  readonly person: number
  readonly id: string
  readonly texts: string[]
}

describe.each(engines)('kill -9 of a server on %s', (engine) => {
  const databases = freshDatabases(engine)

  it(`loses no acknowledged entry or revision (kills: ${rounds})`, async () => {
    const place = await databases.place()
    const settings = { ...settingsFor(place), RATE_LIMIT_PER_MINUTE: '0' }
    let server = startServer(settings)
    const people = []
    for (let n = 0; n < PEOPLE; n += 1) people.push(await signUpAt(await server.ready))
    const tokens = people.map(({ token }) => token)
    const all: Acknowledged[] = []
    let checked = 0
    const killAfter = fc.sample(fc.integer({ min: 1, max: 150 }), { seed, numRuns: rounds })
    for (const [round, count] of killAfter.entries()) {
      if (round > 0) {
        // The one that tells what is left is the next one to be killed.
        server = startServer(settings)
        const lost = await lostOf(await server.ready, tokens, all.slice(checked))
        expect({ seed, lost }).toEqual({ seed, lost: [] })
      }
      checked = all.length
      all.push(...(await writeUntilKilled(server, tokens, count)))
    }
    const { port } = await runAppForTest(place)
    expect({ seed, lost: await lostOf(port, tokens, all) }).toEqual({ seed, lost: [] })
    if (process.env.KILL_ROUNDS) {
      const texts = all.flatMap((entry) => entry.texts).length
      const kept = `${all.length} entries, ${texts} versions`
      process.stdout.write(`${engine}: ${rounds} kills (seed ${seed}), ${kept}, none lost\n`)
    }
  }, 600_000)
})

/** Many writers at once, each creating and updating entry after entry until there is no server. */
async function writeUntilKilled(server: Server, tokens: string[], count: number) {
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

/** What was acknowledged and is neither what an entry says now nor one of its revisions. */
async function lostOf(port: number, tokens: string[], known: readonly Acknowledged[]) {
  const lost = tokens.map(async (token, person) => {
    const me = device(port, token)
    const current = new Map((await me.list()).map(({ _id, content }) => [_id, content]))
    const missing: string[] = []
    for (const { id, texts } of known.filter((entry) => entry.person === person)) {
      const there = new Set(current.has(id) ? [current.get(id), ...(await me.earlier(id))] : [])
      missing.push(...texts.filter((text) => !there.has(text)))
    }
    return missing
  })
  return (await Promise.all(lost)).flat()
}
