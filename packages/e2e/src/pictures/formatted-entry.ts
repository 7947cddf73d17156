import type { Page } from '@playwright/test'
import { editorOn } from '#fixtures/pages/editor.ts'
import { pressUntil } from '#fixtures/pages/page.ts'
import { openJournalOf } from './open-journal-of.ts'
import type { Screen } from './screen.ts'

const CONTENT = `# Two days in Graz

We took the **early train** and had the whole *Murinsel* to ourselves. The plan was ~~three museums~~ one long lunch.

## To remember

- the woman who sells quince jam
- [the bookshop](https://example.com/books) by the bridge
  - closed on Mondays
1. Write to Ida
2. Find the photo of the stairs

- [x] pay back Tom
- [ ] send the postcard

> You can't take a city with you. But you can be a bit slower at home.

The sign said \`Bitte nicht füttern\`.

---

Asleep before ten.`

async function openFormatted(page: Page): Promise<void> {
  const day = new Date()
  const createdAt = day.toISOString()
  const earlier = CONTENT.replace('one long lunch', 'an early dinner').replace('- [x]', '- [ ]')
  const localDate = createdAt.slice(0, 10)
  const entry = { content: CONTENT, earlier, createdAt, localDate, title: '' }
  await openJournalOf(page, [entry])
  await editorOn(page).isLive()
  await editorOn(page).openEntries()
  await page.getByRole('button', { name: 'Two days in Graz' }).first().click()
  await page.getByRole('checkbox', { name: 'pay back Tom' }).waitFor()
}

function formatted(state: string, prepare: (page: Page) => Promise<void>): Screen {
  const at = { name: 'formatted', state, path: '/login', from: 'product', as: 'visitor' } as const
  return { ...at, extent: 'window', prepare }
}

export const formattedEntry: readonly Screen[] = [
  formatted('page', openFormatted),
  formatted('selected', async (page) => {
    await openFormatted(page)
    await editorOn(page).text.getByText('Murinsel').dblclick()
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  }),
  formatted('list', async (page) => {
    await openFormatted(page)
    await editorOn(page).openEntries()
    await page.getByRole('article').first().waitFor()
  }),
  formatted('history', async (page) => {
    await openFormatted(page)
    await pressUntil(page, 'Alt+Shift+h', page.getByRole('dialog'))
    await page.getByRole('dialog').getByRole('radio').last().check()
  }),
  formatted('print', async (page) => {
    await openFormatted(page)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate('dispatchEvent(new Event("beforeprint"))')
  }),
]
