import { unstruckText } from '@daywell/core/markdown'
import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { anEntry } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import { type Asked, whatTheAssistantMaySee } from './what-the-assistant-may-see.ts'

type Style = Preferences['journalStyle']

function view({ isModel = true, style = {} as Partial<Style>, ...asked }: Given = {}) {
  const plain = defaultPreferences()
  const preferences = { ...plain, journalStyle: { ...plain.journalStyle, ...style } }
  const body = { message: 'Hello', ...asked.body }
  const rest = { level: undefined, privacyLevel: undefined, today: '2026-11-15' }
  return whatTheAssistantMaySee({ ...rest, ...asked, body }, { preferences, isModel })
}

interface Given extends Partial<Omit<Asked, 'body'>> {
  readonly isModel?: boolean
  readonly style?: Partial<Style>
  readonly body?: Partial<Asked['body']>
}

const NOTHING = { conversation: [], earlier: [], related: [] }
const levels = ['minimal', 'balanced', 'involved'] as const

describe('what the assistant may see', () => {
  it('AI-29 a configured model looks back only at the level involved, the built-in always', () => {
    const looksBack = (isModel: boolean) =>
      levels.filter((level) => view({ isModel, level }).mayLookBack)
    expect(looksBack(true)).toEqual(['involved'])
    expect(looksBack(false)).toEqual(levels)
  })

  it('AI-34 earlier entries are left out in local mode, whether the server knows of it or the device', () => {
    for (const isModel of [true, false]) {
      for (const level of levels) {
        expect(view({ isModel, level, privacyLevel: 'local' }).mayLookBack).toBe(false)
        const style = { privacyLevel: 'local' } as const
        expect(view({ isModel, level, style, privacyLevel: 'cloud' }).mayLookBack).toBe(false)
      }
    }
    expect(view({ level: 'involved', privacyLevel: 'hybrid' }).mayLookBack).toBe(true)
  })

  it('AI-35 no entry that is hidden, kept on a device, or open in the editor is seen', () => {
    const body = { entryId: 'open', notThese: ['hidden-a-moment-ago'] }
    const { maySee } = view({ level: 'involved', body })
    expect(maySee(anEntry())).toBe(true)
    expect(maySee(anEntry({ hideFromAssistant: true }))).toBe(false)
    expect(maySee(anEntry({ _id: 'local_1' }))).toBe(false)
    expect(maySee(anEntry({ _id: 'open' }))).toBe(false)
    expect(maySee(anEntry({ _id: 'hidden-a-moment-ago' }))).toBe(false)
  })

  it('takes the level from the body, then from the header, then from the preferences', () => {
    const style = { aiInteraction: 'minimal' } as const
    const told = (given: Given) => view({ style, ...given }).talkWith(NOTHING).level
    expect(told({ level: 'balanced', body: { interactionLevel: 'involved' } })).toBe('involved')
    expect(told({ level: 'balanced' })).toBe('balanced')
    expect(told({})).toBe('minimal')
  })

  it('holds the message, the draft when it was sent, the preferences, and excerpts', () => {
    const long = anEntry({ content: 'The river rose. '.repeat(200), title: 'Flood' })
    const { talkWith } = view({ level: 'involved', body: { message: 'The river again' } })
    const { earlier, ...rest } = talkWith({ ...NOTHING, earlier: [long] })
    expect(rest).toEqual({
      message: 'The river again',
      draft: undefined,
      level: 'involved',
      conversation: [],
      preferences: defaultPreferences(),
      today: '2026-11-15',
    })
    expect(earlier).toEqual([
      { id: long._id, title: 'Flood', localDate: '2026-03-14', text: expect.any(String) },
    ])
    expect(earlier[0]?.text.length).toBeLessThan(650)
    expect(view({ body: { context: 'A draft' } }).talkWith(NOTHING).draft).toBe('A draft')
  })

  it('AI-126 a test of the connection tells a model nothing about the person', () => {
    const { talkWith, sent, mayLookBack } = view({
      level: 'involved',
      style: { topicsOfInterest: ['SECRET'] },
      body: {
        isTest: true,
        message: 'Hello',
        context: 'SECRET',
        conversation: [{ role: 'user', content: 'SECRET' }],
      },
    })
    expect(mayLookBack).toBe(false)
    expect(sent).toEqual({ draft: undefined, conversation: [] })
    expect(talkWith(NOTHING)).toMatchObject({
      message: 'Hello',
      draft: undefined,
      preferences: defaultPreferences(),
    })
  })

  it('FMT-17 gives a model words without marks and without what is struck out', () => {
    const typed = '- **Martha** played the ~~drums~~ cello.\n- [Tea](https://a.b)'
    const entry = anEntry({ content: `> First\n\n${typed}` })
    const body = { message: 'The cello', context: typed }
    const told = (isModel: boolean) =>
      view({ isModel, level: 'involved', body }).talkWith({ ...NOTHING, earlier: [entry] })
    const shown = 'Martha played the cello.\nTea'
    expect([told(true).draft, told(true).earlier[0]?.text]).toEqual([shown, shown])
    const long = anEntry({ content: `${'The cello. '.repeat(363)}~~SECRET and more~~ end` })
    const seen = view({ isModel: false, level: 'involved', body }).talkWith({
      ...NOTHING,
      earlier: [long],
    })
    expect(unstruckText(seen.earlier[0]?.text ?? '')).not.toContain('SECRET')
    // The companion reads the marks: an item ends a sentence.
    expect([told(false).draft, told(false).earlier[0]?.text]).toEqual([typed, entry.content])
  })

  it('INS-89 AI-130 gives a model no quotes of entries, and those of a draft as quotes', () => {
    const context = 'I saw Tom.\n\n> You sound **sad**.\n>\n> Are you?\n\nNo.'
    const seen = view({ isModel: true, level: 'involved', body: { message: 'Tom', context } })
    const entries = [anEntry({ content: context }), anEntry({ content: '> You sound sad.' })]
    const { draft, earlier } = seen.talkWith({ ...NOTHING, earlier: entries })
    expect(draft).toBe('I saw Tom.\n\n> You sound sad.\n>\n> Are you?\n\nNo.')
    expect(earlier.map(({ text }) => text)).toEqual(['', 'I saw Tom.'])
    expect(seen.search.question).not.toContain('sad')
  })

  it('ASK-06 gives a model the latest entries and what bears on the message, newest first', () => {
    const entries = Array.from({ length: 6 }, (_, n) =>
      anEntry({ _id: `${n}`, localDate: `2026-03-${20 - n}`, content: `Day ${n}.\n\nA cello.` }),
    )
    const passage = { title: '', text: 'Martha played the cello.' }
    const related = [
      { ...passage, id: 'old', localDate: '2021-06-01' },
      { ...passage, id: '1', localDate: '2026-03-19' },
    ]
    const { talkWith, search } = view({
      level: 'involved',
      body: {
        message: 'The cello',
        context: 'A ~~sad~~ walk',
        entryId: 'open',
        notThese: ['held'],
      },
    })
    const { earlier } = talkWith({ conversation: [], earlier: entries, related })
    expect(earlier.map(({ id }) => id)).toEqual(['0', '1', '2', 'old'])
    expect(earlier.map(({ text }) => text)).toEqual([
      'A cello.',
      passage.text,
      'A cello.',
      passage.text,
    ])
    expect(search.question).toBe('The cello\nA walk')
    expect(search.notThese).toEqual(['open', 'held'])
  })
})
