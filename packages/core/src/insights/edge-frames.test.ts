import { describe, expect, it } from 'vitest'
import { type EntryRead, monthlyFrom, periodOf, spanFrom, weeklyFrom } from './index.ts'
import { novemberFrom, readOn } from './testing/read-entries.ts'

const WEEK = periodOf('weekly', '2026-11-18')
const MONTH = periodOf('monthly', '2026-11-18')
const month = (...texts: string[]) => monthlyFrom(novemberFrom(1, ...texts), [], MONTH).summary

describe('INS-91 the first, the last and the longest', () => {
  const said = novemberFrom(
    16,
    'I am lonely in this town.',
    'We walked to the river and back, and I said nothing of the letter. The river was brown.',
    'I feel calm at the river.',
  )
  const hidden = (day: number, text = 'I am here.') =>
    readOn(`2026-11-${day}`, text, { hideFromAssistant: true })
  const told = (...entries: EntryRead[]) => weeklyFrom(entries, [], WEEK).summary.reflection

  it('are called so where they are', () => {
    expect(told(...said)).toMatch(
      /(?:You began on Monday with|The first entry, on Monday, says) “I am lonely/,
    )
    expect(told(...said)).toMatch(
      /(?:You ended on Wednesday with|The last entry, on Wednesday, says) “I feel calm/,
    )
  })

  it('are not called so beside a hidden one', () => {
    const beside = told(hidden(15), ...said, hidden(19, 'I wrote on and on. '.repeat(30)))
    expect(beside).not.toMatch(/first|last|began|ended|You wrote most/)
    expect(beside).toContain('I am lonely in this town')
  })

  it('what stands in the middle is not called early or late', () => {
    const soup = 'The soup was hot.'
    const { overview } = month(soup, soup, soup, soup, 'I am lonely here.', soup, soup, soup)
    expect(overview).toContain('On Nov 5 you wrote, “I am lonely here.”')
    const days = { kind: 'days', from: '2026-11-01', to: '2026-11-30' } as const
    const entries = novemberFrom(1, soup, soup, soup, soup, 'I am sad here.', soup, soup, soup)
    expect(spanFrom(entries, days).summary.reflection).not.toMatch(/Among the/)
  })
})
