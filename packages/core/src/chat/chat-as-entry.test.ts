import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadAnalyser } from '#analysis/index.ts'
import { TEXT_MAX, wordCount } from '#journal/index.ts'
import { ownText, paragraphsOf, plainText, readLines } from '#markdown/index.ts'
import { anyDocument } from '#markdown/testing/documents.ts'
import { safetyOf } from '#safety/index.ts'
import { type ChatTurn, chatAsEntry } from './chat-as-entry.ts'

const lettersOf = (text: string) => text.replaceAll(/\s/g, '')

it('AI-127 a chat is an entry of the person’s paragraphs and the assistant’s quotes', () => {
  const { content, count } = chatAsEntry([
    {
      said: 'I saw Tom.\nHe was *so* tired.',
      reply: '\nThat sounds **hard**.\r\n\r\n- And you?\n',
    },
    { said: '> I want to sleep.', reply: '' },
    { said: 'Thanks.', reply: '> Good night.\0' },
  ])
  expect(content).toBe(
    [
      'I saw Tom.\nHe was \\*so\\* tired.',
      '> That sounds **hard**.\n>\n> - And you?',
      '\\> I want to sleep.',
      'Thanks.',
      '> > Good night.',
    ].join('\n\n'),
  )
  expect(count).toBe(3)
  expect(chatAsEntry([])).toEqual({ content: '', count: 0 })
})

it('AI-127 INS-89 whatever is said, the person’s words are theirs, and no word of a reply is', () => {
  const turn = fc.record({ said: anyDocument, reply: anyDocument })
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 4 }), (turns) => {
      const { content } = chatAsEntry(turns)
      const alone = turns.map(({ said }) => chatAsEntry([{ said, reply: '' }]).content)
      expect(lettersOf(ownText(content))).toBe(lettersOf(alone.map(plainText).join('')))
      expect(chatAsEntry(turns.slice(1), chatAsEntry(turns.slice(0, 1)).content).content).toBe(
        content,
      )
    }),
    { seed: 20, numRuns: 2000 },
  )
})

it('AI-127 an entry holds as many turns as fit', () => {
  const turns: ChatTurn[] = Array.from({ length: 30 }, (_, n) => ({
    said: `${n} ${'so '.repeat(3000)}`,
    reply: 'Yes. '.repeat(600),
  }))
  const first = chatAsEntry(turns)
  expect(first.count).toBeGreaterThan(10)
  expect(first.count).toBeLessThan(30)
  expect(first.content.length).toBeLessThanOrEqual(TEXT_MAX)
  expect(chatAsEntry(turns, first.content).count).toBe(0)
  expect(chatAsEntry(turns.slice(first.count)).content).toMatch(new RegExp(`^${first.count} so`))
  expect(chatAsEntry([{ said: 'a'.repeat(TEXT_MAX + 1), reply: '' }])).toEqual({
    content: '',
    count: 0,
  })
})

it('INS-89 a saved chat is read by the person’s words alone, and checked for danger as a whole', async () => {
  const { analyse } = await loadAnalyser()
  const { content } = chatAsEntry([
    { said: 'I was calm at the lake.', reply: 'You sound furious. Did Berta make you angry?' },
  ])
  expect(analyse(content).feelings.map(({ word }) => word)).toEqual(['calm'])
  expect(analyse(content).people).toEqual([])
  expect(wordCount(content)).toBe(14)
  const heavy = chatAsEntry([{ said: 'Hm.', reply: 'You wrote: I want to kill myself.' }])
  expect(safetyOf(heavy.content).kind).toBe('self')
  expect(paragraphsOf(readLines(content)).length).toBe(3)
})
