import type { Page } from '@playwright/test'
import { editorOn } from '#fixtures/pages/editor.ts'
import { openJournalOf } from './open-journal-of.ts'
import type { Screen } from './screen.ts'

const DAY = 24 * 60 * 60_000

const ENTRIES = [
  [
    'The long way home',
    'Left the office at six and walked instead of taking the tram. Forty minutes along the canal, phone in the bag, and for the first twenty I was still drafting the email to Johan in my head.\n\nThen the light went, the way it does in November, all at once, and I noticed I had stopped.',
  ],
  ['Before anyone is up', 'Rain on the skylight at five, so I got up. Coffee in the blue cup.'],
  [
    'What I didn’t say to Johan',
    'The plan only works if nobody is ever ill. I wrote the dates down.',
  ],
  ['After the house showing', 'It smelled of someone else’s washing powder. Mum said nothing.'],
  ['Slow Sunday', 'Clocks went back and I spent the extra hour on the floor with the paper.'],
] as const

/** Signs in to an account with so many entries, and opens the journal. */
function signInWith(page: Page, count: number): Promise<void> {
  return openJournalOf(
    page,
    Array.from({ length: count }, (_, index) => {
      const [title, content] = ENTRIES[index % ENTRIES.length] ?? ENTRIES[0]
      const createdAt = new Date(Date.now() - index * 5 * DAY).toISOString()
      const localDate = createdAt.slice(0, 10)
      return { title, content, createdAt, localDate, favorite: index % 4 === 1 }
    }),
  )
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function openNewest(page: Page): Promise<void> {
  await editorOn(page).openEntries()
  await page.getByRole('button', { name: 'The long way home' }).first().click()
  await page.getByText(/^Saved/).waitFor()
}

function journal(state: string, prepare: (page: Page) => Promise<void>): Screen {
  const at = { name: 'journal', state, path: '/login', from: 'product', as: 'visitor' } as const
  return { ...at, extent: 'window', prepare }
}

export const editorWithEntries: readonly Screen[] = [
  journal('one', async (page) => {
    await signInWith(page, 1)
    await openNewest(page)
  }),
  journal('many', async (page) => {
    await signInWith(page, 14)
    await openNewest(page)
    await editorOn(page).openEntries()
    await page.getByText('Slow Sunday').first().waitFor()
  }),
  journal('details', async (page) => {
    await signInWith(page, 1)
    await openNewest(page)
    await press(page, 'Details')
    await page.getByLabel('Day', { exact: true }).waitFor()
  }),
  journal('draft', async (page) => {
    await signInWith(page, 0)
    await page.getByRole('textbox', { name: 'Entry' }).fill(ENTRIES[1][1])
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Discard' }).waitFor()
  }),
]
