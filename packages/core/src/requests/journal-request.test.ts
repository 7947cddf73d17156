import { describe, expect, it } from 'vitest'
import { journalRequest } from './index.ts'

const TODAY = '2026-11-19'

describe('AI-117 a request about the journal', () => {
  it('is a summary of the days that it names, or of the last thirty', () => {
    expect(journalRequest('Summarize my week', TODAY)).toEqual({
      kind: 'summary',
      days: { from: '2026-11-15', to: '2026-11-21' },
    })
    expect(journalRequest('What did I do 2 days ago?', TODAY)).toEqual({
      kind: 'summary',
      days: { from: '2026-11-17', to: '2026-11-17' },
    })
    expect(journalRequest('What keeps coming up in my journal?', TODAY)).toEqual({
      kind: 'summary',
      days: { from: '2026-10-21', to: '2026-11-19' },
    })
  })

  it('is a question for Ask, limited to the days that it names', () => {
    expect(journalRequest('When did I last see Tom?', TODAY)).toEqual({
      kind: 'question',
      question: 'When did I last see Tom?',
    })
    expect(journalRequest('What did I write about Mom last week?', TODAY)).toEqual({
      kind: 'question',
      question: 'What did I write about Mom ?',
      days: { from: '2026-11-08', to: '2026-11-14' },
    })
  })

  it('is a question for Ask if it’s about a holiday, of which only the entries know the days', () => {
    const question = 'How was Christmas for me?'
    expect(journalRequest(question, TODAY)).toEqual({ kind: 'question', question })
    expect(journalRequest('Summarize Christmas 2024', TODAY)).toMatchObject({ kind: 'summary' })
  })

  it.each([
    'I saw Tom today.',
    'summarize this',
    'What should I do?',
    'Thanks!',
    'My boss wants a summary of the whole quarter by Monday.',
    'What did I do wrong?',
  ])('is not in “%s”', (message) => {
    expect(journalRequest(message, TODAY)).toBeUndefined()
  })
})
