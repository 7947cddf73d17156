import { describe, expect, it } from 'vitest'
import { runAppForTest } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { asker } from './testing/asking.ts'
import { facts, withoutAnswer } from './testing/facts.ts'
import { seededJournal } from './testing/journal.ts'
import { measured } from './testing/measured.ts'
import { sets } from './testing/sets.ts'

describe('asking by meaning', () => {
  const databases = freshDatabases('sqlite')

  it('finds what was written in other words, and what it read goes with the entry', async () => {
    const env = { PREMIUM: 'everyone', SEARCH_BY_MEANING: 'on' }
    const app = await runAppForTest(await databases.place(), { env })
    const one = await asker(app)
    const wrist = await one.write({ content: 'Fell off the ladder; my elbow is in plaster.' })
    const plain = await one.write({ content: 'Soup for dinner, and an early night.' })
    const hidden = await one.write({ content: 'My elbow was sore.', hideFromAssistant: true })
    const read = async () => {
      const rows = await app.database.read.selectFrom('vectors').selectAll().execute()
      return rows.map(({ entry_id }) => entry_id).toSorted()
    }
    const askedOf = async (entries: number) => {
      let answer = await one.question('When did I injure my arm?')
      // On a busy machine it says that it is still reading, and goes on.
      while (answer.response.includes('still reading')) {
        await expect.poll(read, { timeout: 60_000 }).toHaveLength(entries)
        answer = await one.question('When did I injure my arm?')
      }
      return answer
    }
    expect((await askedOf(2)).sources[0]).toMatchObject({ id: wrist })
    expect(await read()).toEqual([wrist, plain].toSorted())
    expect(await read()).not.toContain(hidden)
    await one.call(`PUT /api/journal/${wrist}`, { content: 'A quiet day of reading.' })
    await one.call(`PUT /api/journal/${plain}`, { content: 'Soup.', hideFromAssistant: true })
    expect(await read()).toEqual([])
    expect((await askedOf(1)).sources).toEqual([])
    expect(await read()).toEqual([wrist])
    await one.remove(wrist)
    expect(await read()).toEqual([])
  })

  it('answers plain questions that share no word with the journal, and says what is not there', async () => {
    const some = { facts: facts.slice(0, 8), withoutAnswer: withoutAnswer.slice(0, 8) }
    const journal = seededJournal({ size: 24, seed: 7, ...some })
    const { among, notFound } = await measured(journal)
    expect(among / 8).toBeGreaterThanOrEqual(0.8)
    expect(notFound / 8).toBeGreaterThanOrEqual(0.8)
  }, 120_000)

  it('no question of the measure shares a telling word with the entry that answers it', () => {
    for (const [written, question] of [
      ...[...facts, ...sets.choosing.facts, ...sets.heldOut.facts, ...sets.laidAside.facts],
    ])
      expect(sharedWords(written, question)).toEqual([])
  })
})

const PLAIN = new Set(
  'i my me we our us a an and the at in on of to with for by after before did when who what where which was were is are get got up out have has had s done from'.split(
    ' ',
  ),
)

function sharedWords(one: string, other: string): string[] {
  const words = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []
  const held = new Set(words(one))
  return words(other).filter((word) => held.has(word) && !PLAIN.has(word))
}
