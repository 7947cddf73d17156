import type { APIRequestContext } from '@playwright/test'
import { keptOnDisk } from '#fixtures/kept-on-disk.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { wordsOn } from '#fixtures/pages/words-page.ts'
import type { SignedIn } from '#fixtures/people.ts'
import { expect, open, test } from '#fixtures/test.ts'

function callsOf(request: APIRequestContext, { token }: SignedIn) {
  const headers = { authorization: `Bearer ${token}` }
  return {
    async post(path: string, data: unknown) {
      return (await request.post(path, { headers, data })).json()
    },
    remove: (id: string) => request.delete(`/api/journal/entries/${id}`, { headers }),
    /** All words of the person that the server has, wherever. */
    all: async () => (await request.get('/api/export', { headers })).text(),
  }
}

test('PRIV-12 PRIV-13 everything comes here with its versions and what was deleted, nothing is left there, and all but that goes back', async ({
  page,
  context,
  signIn,
  request,
}) => {
  const anna = await signIn()
  const server = callsOf(request, anna)
  const entries = Array.from({ length: 8 }, (_, n) => ({ content: `Lantern ${n} of the pier` }))
  const { entries: made } = await server.post('/api/journal/sync', { entries })
  const [first, second] = made as { _id: string; content: string }[]
  await server.post('/api/journal', { _id: first?._id, content: 'Lantern relit on the pier' })
  await server.remove(second?._id ?? '')
  const editor = editorOn(page)
  await editor.open()
  await page.getByRole('switch', { name: 'Keep on this device' }).check()
  await editor.write('Harbour, between us')

  const words = wordsOn(page)
  await open(page, '/privacy')
  await words.change('Local').click()
  await words.way('Move everything to this device and remove it from the server').check()
  await words.confirm('Local').click()
  await expect(words.dialog.getByRole('heading')).toHaveText('Your level is Local')
  expect(await server.all()).not.toMatch(/Lantern|Harbour/)
  const here = await keptOnDisk(page, anna.userId)
  const written = ['Harbour, between us', 'Lantern relit on the pier']
  expect(new Set(here)).toEqual(new Set([...written, ...entries.map(({ content }) => content)]))
  await words.act('Close').click()
  await expect(words.heading).toBeFocused()

  // Another tab goes by the same level.
  const other = await context.newPage()
  await open(other, '/privacy')
  await expect(wordsOn(other).current('Local')).toBeVisible()
  await words.change('Hybrid').click()
  await words.way('Upload what’s on this device').check()
  await words.confirm('Hybrid').click()
  await expect(words.dialog.getByRole('heading')).toHaveText('Your level is Hybrid')
  await expect(wordsOn(other).current('Hybrid')).toBeVisible()
  const there = await server.all()
  const deleted = second?.content ?? ''
  for (const text of here) expect(there.includes(`"${text}"`), text).toBe(text !== deleted)
  await expect.poll(() => keptOnDisk(page, anna.userId)).toEqual([deleted])
})
