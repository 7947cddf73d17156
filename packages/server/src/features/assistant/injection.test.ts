import { safetyOf } from '@daywell/core/safety'
import { hostileEntries } from '@daywell/stand-ins/hostile-entries'
import { allOf, obeying } from '@daywell/stand-ins/model-server'
import { describe, expect, it } from 'vitest'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { API_KEY, runWithModel } from './testing/chatting.ts'

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

      for (const [n, content] of entries.entries()) {
        now += 4_000
        await one.write({ content, title: content.slice(0, 80) })
        const asked = { message: 'What did I write?', interactionLevel: 'involved' }
        const { text, names } = await one.stream({ ...asked, context: content })
        expect(names.at(-1)).toBe('done')
        for (const word of NOT_THEIRS) expect(text).not.toContain(word)
        // The same orders from somebody in local mode: they do not open what it keeps shut.
        const shut = n % 4 === 0 && (await local.ask({ ...asked, context: content }))
        if (shut) expect(shut.json).toMatchObject({ read: [] })
      }

      const drafts = entries.flatMap((content, n) => (n % 4 === 0 ? [content, content] : [content]))
      // A draft that speaks of harm is answered by the card, whatever it orders.
      const calm = drafts.filter((content) => safetyOf(content).kind === null)
      expect(model.heard.length).toBe(calm.length)
      expect(calm.length).toBeGreaterThan(drafts.length * 0.9)
      for (const heard of model.heard) {
        for (const word of NOT_THEIRS) expect(heard.sent).not.toContain(word)
        expect(heard.tools).toEqual([])
        const mark = /marks that end in (\w+) /.exec(heard.system)?.[1] ?? ''
        // Every mark is closed as often as it is opened, so that no entry got out of its own.
        const count = (start: string) =>
          allOf(heard).split(new RegExp(`${start}\\w+-${mark}`)).length
        expect(count('</')).toBe(count('<'))
      }
    },
  )
})
