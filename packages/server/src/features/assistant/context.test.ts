import { allOf, type Heard } from '@daywell/stand-ins/model-server'
import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { runWithModel } from './testing/chatting.ts'

const about = (marker: string, more = {}) => ({ content: `Today it was ${marker} again.`, ...more })
const INVOLVED = { interactionLevel: 'involved' }

describe.each(engines)('what a model is given on %s', (engine) => {
  const databases = freshDatabases(engine)

  async function run() {
    const { model, person, port } = await runWithModel(await databases.place())
    const given = () => allOf(model.heard.at(-1) as Heard)
    return { model, person, port, given }
  }

  it('AI-29 AI-35 is what the caller may show it: excerpts at involved, nothing hidden, deleted, of others, or of the entry that is open', async () => {
    const { model, person, port, given } = await run()
    const [one, other] = [await person(), await person()]
    await other.write(about('SOMEBODY-ELSE'))
    const kept = await one.write(about('PERMITTED', { title: 'A title' }))
    await one.write(about('HIDDEN', { hideFromAssistant: true }))
    const deleted = await one.write(about('DELETED'))
    const edited = await one.write(about('BEFORE-EDIT'))
    await one.call(`PUT /api/journal/${edited}`, about('AFTER-EDIT'))
    const open = await one.write(about('OPEN-IN-EDITOR'))
    const { token } = one
    await ask(port, `DELETE /api/journal/entries/${deleted}`, { token })

    const body = { message: 'MESSAGE', context: 'DRAFT', entryId: open, ...INVOLVED }
    const { json, status } = await one.ask(body)
    expect(status).toBe(200)
    for (const word of [
      'MESSAGE',
      'DRAFT',
      'PERMITTED',
      'AFTER-EDIT',
      'A title',
      'self-reflection',
    ])
      expect(given()).toContain(word)
    const never = ['SOMEBODY-ELSE', 'HIDDEN', 'DELETED', 'BEFORE-EDIT', 'OPEN-IN-EDITOR']
    for (const word of [...never, one.user.email, one.user.username, one.user.id, token])
      expect(model.heard.at(-1)?.sent).not.toContain(word)
    const { read } = json as { read: { id: string }[] }
    expect(read.map(({ id }) => id).sort()).toEqual([kept, edited].sort())

    for (const interactionLevel of ['minimal', 'balanced']) {
      const answer = await one.ask({ message: 'MESSAGE', interactionLevel })
      expect(answer.json).toMatchObject({ read: [] })
      for (const word of ['PERMITTED', 'AFTER-EDIT', 'DRAFT']) expect(given()).not.toContain(word)
    }
  })

  it('FMT-18 has nothing that is struck out, also where an entry is cut in the middle of it', async () => {
    const { person, given } = await run()
    const one = await person()
    const long = 'The rain. '.repeat(998)
    await one.write({ content: `${long}\n\nA cello. ~~STRUCK cello and more of it~~` })
    await one.write({ content: 'A *cello*, ~~STRUCK~~ twice.' })
    const context = 'The **draft** ~~STRUCK~~ of today.'
    await one.ask({ message: 'The cello', context, ...INVOLVED })
    expect(given()).toContain('The draft of today.')
    expect(given()).toContain('A cello, twice.')
    expect(given()).not.toContain('STRUCK')
  })

  it('is no entry at all in local mode, even one that was left on the server', async () => {
    const { person, given } = await run()
    const one = await person()
    await one.write(about('LEFT-HERE'))
    const here = { 'privacy-level': 'local' }
    expect((await one.ask({ message: 'Hello', ...INVOLVED }, here)).json).toMatchObject({
      read: [],
    })
    expect(given()).not.toContain('LEFT-HERE')
    await one.ask({ message: 'Hello', ...INVOLVED })
    expect(given()).toContain('LEFT-HERE')
    await one.setLevel('local')
    const streamed = await one.stream(
      { message: 'Hello', ...INVOLVED },
      { 'privacy-level': 'cloud' },
    )
    expect(streamed.events[0]).toEqual({ event: 'read', data: { entries: [] } })
    expect(given()).not.toContain('LEFT-HERE')
  })

  it('is what was said before, in its order, and the words of the level', async () => {
    const { person, model } = await run()
    const one = await person()
    const conversation = [
      { role: 'user', content: 'First' },
      { role: 'assistant', content: 'Second' },
    ]
    const header = { 'ai-interaction-level': 'minimal' }
    await one.ask({ message: 'Third', conversation }, header)
    const texts = model.heard.at(-1)?.messages.map(({ role, text }) => [role, text.slice(-6)])
    expect(texts).toEqual([
      ['user', '\nFirst'],
      ['assistant', 'Second'],
      ['user', '\nThird'],
    ])
    expect(model.heard.at(-1)?.system).toContain('one short reflection')
  })

  it('ASK-06 has what bears on the message from the whole journal, and nothing that may not be seen', async () => {
    const { person, given } = await run()
    const one = await person()
    const on = (day: number) => ({ localDate: `2026-01-${10 + day}` })
    await one.write({ content: 'Lunch. We saw the LIGHTHOUSE at dusk. Soup.', ...on(0) })
    await one.write({ content: 'HIDDEN lighthouse', hideFromAssistant: true, ...on(1) })
    const open = await one.write({ content: 'OPEN lighthouse', ...on(2) })
    const held = await one.write({ content: 'HELD lighthouse', ...on(3) })
    await one.write({ content: 'HARM. At the lighthouse I wanted to end my life.', ...on(4) })
    for (let day = 5; day < 15; day++) await one.write({ content: `Day ${day}.`, ...on(day) })
    const body = { message: 'The lighthouse again', entryId: open, notThese: [held], ...INVOLVED }
    const { json } = await one.ask(body)
    expect(given()).toContain('LIGHTHOUSE at dusk')
    expect((json as { read: unknown[] }).read).toHaveLength(4)
    for (const word of ['HIDDEN', 'OPEN', 'HELD', 'HARM']) expect(given()).not.toContain(word)
    await one.ask({ message: 'The lighthouse again' })
    expect(given()).not.toContain('LIGHTHOUSE')
  })
})
