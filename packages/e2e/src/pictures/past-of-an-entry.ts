import type { Page } from '@playwright/test'
import { makeAccount } from '#fixtures/accounts.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { pressUntil } from '#fixtures/pages/page.ts'
import type { Screen } from './screen.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) Version/18.5 Mobile/15E148 Safari/604.1'

const WALK = `Left the office at six and walked instead of taking the tram. Forty minutes along the canal, phone in the bag, and for the first twenty I was still drafting the email to Johan in my head. Then the light went, the way it does in November, all at once, and I noticed I had stopped.

I have been saying yes to everything since the summer. Nobody pushes. It is more that a no feels like closing a door on someone’s fingers.`

/** An account with an entry that has earlier versions, and with deleted ones. */
async function signInWithPast(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  const at = (path: string) => `${origin}${path}`
  const { token, userId } = await makeAccount(page.request, { origin })
  const headers = { authorization: `Bearer ${token}` }
  const onPhone = { ...headers, 'user-agent': PHONE }
  const create = async (title: string, content: string) =>
    (await page.request.post(at('/api/journal'), { headers, data: { title, content } })).json()
  for (const [title, content] of [
    ['Before anyone is up', 'Rain on the skylight at five, so I got up. Coffee in the blue cup.'],
    ['', 'Market with Lea. Bought too many quinces again. She says I buy fruit for the colour.'],
  ] as const) {
    const { _id } = await create(title, content)
    await page.request.delete(at(`/api/journal/entries/${_id}`), { headers })
  }
  const { _id } = await create('The way home', WALK.slice(0, 150))
  const put = (data: object, by = headers) =>
    page.request.put(at(`/api/journal/${_id}`), { headers: by, data })
  const edited = WALK.replace('Forty', 'About fifty').replace('Nobody pushes. ', '')
  await put({ content: edited }, onPhone)
  await put({ title: 'The long way home', content: `${WALK} Today Ines asked for the Thursday.` })
  await put({ content: `${WALK} On the train.`, updatedAt: '2026-01-02T03:04:05.000Z' }, onPhone)
  const last = 'Today Ines asked whether I could take the Thursday group as well. Seven words.'
  await put({ content: `${WALK} ${last}`, mood: 'calm' })
  await page.evaluate(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
    },
    { token, userId },
  )
  await page.goto(at('/journal'), { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Entry' }).waitFor()
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

function journal(state: string, prepare: (page: Page) => Promise<void>): Screen {
  const at = { name: 'journal', state, path: '/login', from: 'product', as: 'visitor' } as const
  return { ...at, extent: 'window', prepare }
}

export const pastOfAnEntry: readonly Screen[] = [
  journal('history', async (page) => {
    await signInWithPast(page)
    await editorOn(page).openEntries()
    await press(page, 'The long way home')
    await pressUntil(page, 'Alt+Shift+h', page.getByRole('dialog'))
    await page.getByRole('dialog').getByRole('radio').nth(1).check()
  }),
  journal('deleted', async (page) => {
    await signInWithPast(page)
    await editorOn(page).openEntries()
    await press(page, 'Recently deleted')
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
  }),
  journal('shortcuts', async (page) => {
    await signInWithPast(page)
    await pressUntil(page, 'Control+/', page.getByRole('dialog'))
  }),
  journal('focus', async (page) => {
    await signInWithPast(page)
    await page.getByRole('textbox', { name: 'Entry' }).fill(WALK)
    const leave = page.getByRole('button', { name: 'Exit focus mode' })
    await pressUntil(page, 'Alt+Shift+f', leave)
  }),
]
