import { describe, expect, it } from 'vitest'
import { monthlyFrom, periodOf } from './index.ts'
import { novemberFrom } from './testing/read-entries.ts'

const MONTH = periodOf('monthly', '2026-11-18')
const month = (...texts: string[]) => monthlyFrom(novemberFrom(1, ...texts), [], MONTH).summary
const textOf = (summary: unknown) => JSON.stringify(summary)

describe('INS-93 a question of the person', () => {
  it('has the words of one', () => {
    const { growthAreas } = month(
      'omg priya sat next to me in choir??',
      'dad left a note on my door that just says fries?',
      'whats going to happen with me and priya?',
      'At what point do I stop?',
    )
    expect(textOf(growthAreas)).not.toMatch(/choir|fries/)
    expect(textOf(growthAreas)).toMatch(/whats going to happen.*At what point/)
  })
})
