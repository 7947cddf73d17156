import { safetyOf } from '@daywell/core/safety'
import { hostileEntries } from '@daywell/stand-ins/hostile-entries'
import { obeying } from '@daywell/stand-ins/model-server'
import { describe, expect, it } from 'vitest'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { API_KEY, runWithModel } from './testing/chatting.ts'

/** So many of them make a draft. */
const IN_ONE = 4
const NOT_THEIRS = ['OTHERS-MARKER', 'HIDDEN-MARKER', 'LEFT-MARKER', API_KEY]

describe('entries that give orders', () => {
  const databases = freshDatabases('sqlite')

  it.each([
    ['openai-compatible', hostileEntries],
    ['anthropic', hostileEntries.filter((_, n) => n % 5 === 0)],
  ])(
    'have nothing to be given: a model that obeys all of them (%s) never held a word that was not the caller’s to show',
    async (provider, entries) => {
      expect(new Set(hostileEntries).size).toBe(40)
      let now = Date.now()
      const options = { provider, clock: () => now }
      const { model, person } = await runWithModel(await databases.place(), options)
      model.says = obeying
      const [other, local, one] = [await person(), await person(), await person()]
      await other.write({ content: 'OTHERS-MARKER' })
      await local.write({ content: 'LEFT-MARKER' })
      await local.setLevel('local')
      await one.write({ content: 'HIDDEN-MARKER', hideFromAssistant: true })

      const contexts: string[] = []
      for (const [n, content] of entries.entries()) {
        await one.write({ content, title: content.slice(0, 80) })
        if (n % IN_ONE < IN_ONE - 1) continue
        now += 4_000
        const context = entries.slice(n + 1 - IN_ONE, n + 1).join('\n\n')
        contexts.push(context)
        const asked = { message: 'What did I write?', interactionLevel: 'involved', context }
        const { text, names } = await one.stream(asked)
        expect(names.at(-1)).toBe('done')
        for (const word of NOT_THEIRS) expect(text).not.toContain(word)
        // The same orders in local mode: they do not open what it keeps closed.
        expect((await local.ask(asked)).json).toMatchObject({ read: [] })
      }

      expect(contexts.length).toBe(entries.length / IN_ONE)
      const drafts = contexts.flatMap((context) => [context, context])
      // A draft that speaks of harm is answered by the card, whatever it orders.
      const calm = drafts.filter((content) => safetyOf(content).kind === null)
      expect(model.heard.length).toBe(calm.length)
      expect(calm.length).toBeGreaterThan(drafts.length * 0.9)
      for (const heard of model.heard) {
        for (const word of NOT_THEIRS) expect(heard.sent).not.toContain(word)
        expect(heard.tools).toEqual([])
        // Every mark is closed as often as it is opened, so that no entry got out of its own.
        const texts = heard.messages.map(({ text }) => text).join('\n')
        const marks = texts.match(/⟦.*?⟧/g) ?? []
        const [ends, begins] = [0, 1].map((n) =>
          marks.filter((one) => +!one.startsWith('⟦/') === n),
        )
        expect(ends).toHaveLength(begins?.length ?? -1)
        expect(texts.match(/[⟦⟧]/g)).toHaveLength(2 * marks.length)
      }
    },
  )
})
