import type { Page } from '@playwright/test'
import { openJournal } from '#fixtures/harness.ts'
import type { SignedIn } from '#fixtures/people.ts'

/** A word that every hundredth entry has. */
export const RARE = 'cormorant'

const WORDS = 'morning river stones coffee letter winter mother garden window quiet'.split(' ')

/** Lays entries of 300 words, or sentences, on the device, one a day, the first the newest. */
export async function layJournal(
  page: Page,
  person: SignedIn,
  count: number,
  of: readonly string[] = WORDS,
): Promise<void> {
  await openJournal(page, person)
  await page.evaluate(
    async ([many, rare, words]) => {
      const entries = Array.from({ length: many }, (_, n) => {
        const createdAt = new Date(Date.UTC(2026, 10, 1, 12) - n * 86_400_000).toISOString()
        const length = words[0]?.includes(' ') ? 20 : 300
        const text = Array.from({ length }, (_, w) => words[(n * 7 + w * w) % words.length])
        const content = `${text.join(' ')}${n % 100 === 7 ? ` ${rare}` : ''}`
        return {
          _id: (0x65f2c3a0 + n).toString(16).padEnd(24, '0'),
          title: `Day ${n}`,
          content,
          prompt: '',
          metadata: { wordCount: 300, keywords: words.slice(n % 5, (n % 5) + 5) },
          createdAt,
          updatedAt: createdAt,
          userId: '',
          localDate: createdAt.slice(0, 10),
          timeZone: 'UTC',
          mood: null,
          tags: [],
          favorite: false,
          hideFromAssistant: false,
        }
      })
      await window.journal.store.takeAnswer([], { entries, deleted: [], ids: {} })
    },
    [count, RARE, of] as const,
  )
}
