import { describe, expect, it } from 'vitest'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { asker } from './ask/testing/asking.ts'
import { runWithModel } from './assistant/testing/chatting.ts'
import { before, summer, TODAY, WEDNESDAY } from './summary/testing/summing.ts'

/** Private data that a model must not get. */
const NEVER = ['OTHERS', 'HIDDEN', 'DELETED', 'BEFORE-EDIT', 'A Person']

describe('what a model sees', () => {
  const databases = freshDatabases('sqlite')

  it('AI-22 is the message, the shared draft, preferences and cloud entries: of the period for summaries, earlier ones for chat and questions', async () => {
    const app = await runWithModel(await databases.place(), { clock: () => WEDNESDAY })
    const { model } = app
    const [one, other] = [await asker(app), await asker(app)]
    const summing = await summer(app)
    await other.write({ content: 'OTHERS lighthouse', localDate: TODAY })
    const people = [one, summing]
    for (const each of people) {
      await each.write({ content: 'LONG-AGO lighthouse', localDate: before(60) })
      await each.write({ content: 'HIDDEN lighthouse', localDate: TODAY, hideFromAssistant: true })
      await each.remove(await each.write({ content: 'DELETED lighthouse', localDate: TODAY }))
      const id = await each.write({ content: 'BEFORE-EDIT lighthouse', localDate: TODAY })
      await each.call(`PUT /api/journal/${id}`, { content: 'TODAY lighthouse' })
    }
    await one.setStyle({ aiInteraction: 'involved' })
    const heard = async (act: () => Promise<unknown>) => {
      const calls = model.heard.length
      await act()
      expect(model.heard.length).toBe(calls + 1)
      const { sent } = model.heard.at(-1) ?? { sent: '' }
      const own = people.flatMap(({ user, token }) => [user.id, user.email, user.username, token])
      for (const word of [...NEVER, ...own]) expect(sent).not.toContain(word)
      expect(sent).toContain('self-reflection')
      return ['MESSAGE', 'DRAFT', 'QUESTION', 'TODAY', 'LONG-AGO'].filter((word) =>
        sent.includes(word),
      )
    }
    const asked = { message: 'MESSAGE lighthouse', context: 'DRAFT' }
    expect(await heard(() => one.ask(asked))).toEqual(['MESSAGE', 'DRAFT', 'TODAY', 'LONG-AGO'])
    const unshared = await heard(() => one.ask({ message: 'MESSAGE', interactionLevel: 'minimal' }))
    expect(unshared).toEqual(['MESSAGE'])
    const question = await heard(() => one.question('QUESTION: where is the lighthouse?'))
    expect(question).toEqual(['QUESTION', 'TODAY', 'LONG-AGO'])
    expect(await heard(() => summing.weekly())).toEqual(['TODAY'])
    expect(await heard(() => summing.monthly())).toEqual(['TODAY'])
  })

  it('is of a photo or a recording its caption, never its id or its bytes (MED-86)', async () => {
    const app = await runWithModel(await databases.place(), { clock: () => WEDNESDAY })
    const { model } = app
    const [one, summing] = [await asker(app), await summer(app)]
    const id = '0123456789ab'.repeat(2)
    const mark = (caption: string) => `![${caption}](media:${id})`
    // In code and in broken marks, ids are a part of the text.
    const others = `\`media:${id}\` ![broken](media:${id}`
    for (const each of [one, summing])
      await each.write({ content: `${mark('The lighthouse at DUSK')} ${others}`, localDate: TODAY })
    await one.setStyle({ aiInteraction: 'involved' })
    const asked = { message: `My lighthouse ${mark('DAWN')}`, context: `${mark('NOON')} ${others}` }
    for (const act of [
      () => one.ask(asked),
      () => one.question('Where is the lighthouse?'),
      () => summing.weekly(),
      () => summing.monthly(),
    ]) {
      await act()
      const { sent } = model.heard.at(-1) ?? { sent: '' }
      expect(sent).toContain('DUSK')
      expect(sent).not.toContain(id)
      expect(sent).not.toContain('media:')
      expect(sent).not.toMatch(/image_url|input_audio|base64|data:/)
    }
  })
})
