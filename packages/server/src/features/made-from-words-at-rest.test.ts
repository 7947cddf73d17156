import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { saveVectors } from '#stores/journal/vectors.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { summer, TODAY, WEDNESDAY } from './summary/testing/summing.ts'

const TABLES = ['entries', 'revisions', 'summaries', 'vectors', 'corrections'] as const
/** What vectors may hold, in letters that can be looked for. */
const NUMBERS = 'tansyVector of numbers '.repeat(8)

describe.each(engines)('what is made of words, at rest on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('PRIV-50 revisions, summaries, vectors, moods, tags and corrections are encrypted like entries', async () => {
    const place = await databases.place()
    const env = { PREMIUM: 'everyone' }
    const app = await runAppForTest(place, { env, clock: () => WEDNESDAY })
    const one = await summer(app)
    const { database, keyring } = app
    const details = { localDate: TODAY, mood: 'overwhelmed', tags: ['saffronTag'] }
    const first = { content: 'I was so relieved about the marzipanBefore.', ...details }
    const entryId = await one.write(first)
    await one.call(`PUT /api/journal/${entryId}`, { ...first, content: 'A quincePage, after all.' })
    await one.weekly()
    const correction = { entryId, sentence: 'A quincePage, after all.', emotions: ['verbenaGlad'] }
    const sent = { token: one.token, json: correction }
    expect((await ask(app.port, 'POST /api/insights/corrections', sent)).status).toBe(204)
    const key = await keyring.userKey(database.read, one.user.id)
    const rows = async (table: (typeof TABLES)[number]) =>
      (await database.read.selectFrom(table).selectAll().execute()) as { sealed: Buffer }[]
    const [entry] = await rows('entries')
    const version = entry?.sealed.subarray(9, 21).toString('hex') ?? ''
    const vectors = Buffer.from(NUMBERS)
    await saveVectors(database, key, { entryId, version, model: 'm', vectors, now: WEDNESDAY })

    const columns = new Set<string>()
    for (const table of TABLES) {
      const kept = await rows(table)
      expect(kept.length, table).toBeGreaterThan(0)
      for (const row of kept) {
        const bytes = Object.entries(row).filter(([, value]) => value instanceof Uint8Array)
        for (const [name] of bytes) columns.add(name)
      }
    }
    // A digest is keyed: without the person's key it tells nothing about the words.
    expect([...columns].sort()).toEqual(['digest', 'sealed'])
    const stolen = await storedBytes(database, place)
    const words = ['marzipanBefore', 'quincePage', 'saffronTag', 'overwhelmed', 'verbenaGlad']
    for (const word of [...words, 'relieved', 'tansyVector', 'Nov 15–21'])
      expect(holds(stolen, word), word).toBe(false)
    // The search itself works: what stays plain is found.
    expect(holds(stolen, one.user.email)).toBe(true)
  })
})
