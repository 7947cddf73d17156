import { hostileEntries } from '@daywell/stand-ins/hostile-entries'
import { allOf, obeying, startModelServer } from '@daywell/stand-ins/model-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runAppForTest } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { API_KEY, modelSettings } from '../assistant/testing/chatting.ts'
import { before, summer, TODAY, WEDNESDAY } from './testing/summing.ts'

const NOT_THEIRS = ['OTHERS-MARKER', 'HIDDEN-MARKER', 'EARLIER-MARKER', API_KEY]
/** Each text of the schema says it, and more in all than a model ever writes is refused. */
const MAX_SAID_CHARS = 4_000
const heldBy = (text: string) => NOT_THEIRS.filter((word) => text.includes(word))

describe('entries that give orders', () => {
  const databases = freshDatabases('sqlite')

  it('have nothing to be given in a summary: a model that obeys all of them held no word that was not the caller’s to show', {
    timeout: 60_000,
  }, async () => {
    expect(new Set(hostileEntries).size).toBe(40)
    const model = await startModelServer({
      says: (heard) => obeying(heard).slice(0, MAX_SAID_CHARS),
    })
    onTestFinished(model.stop)
    let now = WEDNESDAY
    const env = { PREMIUM: 'everyone', ...modelSettings(model.url, 'openai-compatible') }
    const app = await runAppForTest(await databases.place(), { env, clock: () => now })
    const [other, one] = [await summer(app), await summer(app)]
    await other.write({ content: 'OTHERS-MARKER', localDate: TODAY })
    await one.write({ content: 'HIDDEN-MARKER', localDate: TODAY, hideFromAssistant: true })
    await one.write({ content: 'EARLIER-MARKER', localDate: before(60) })
    const answers: unknown[] = []
    for (const [n, content] of hostileEntries.entries()) {
      now += 4_000
      await one.write({ content, title: content.slice(0, 80), localDate: TODAY })
      if (n % 8 === 7) answers.push(await one.weekly(), await one.monthly())
    }

    expect(heldBy(JSON.stringify(answers))).toEqual([])
    expect(model.heard).toHaveLength(10)
    for (const { sent, tools } of model.heard) expect([heldBy(sent), tools]).toEqual([[], []])
    const given = model.heard.map(allOf).join('')
    const read = hostileEntries.filter((entry) => given.includes(entry.slice(0, 60)))
    expect(read.length).toBeGreaterThan(35)
  })
})
