import type { APIRequestContext } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { filesOn } from '#fixtures/files-page.ts'
import { keptOnDisk } from '#fixtures/kept-on-disk.ts'
import { looksRight } from '#fixtures/looks.ts'
import { cutOff, goOffline, goOnline } from '#fixtures/offline.ts'
import { pastEntriesOn } from '#fixtures/past-entries.ts'
import type { SignedIn } from '#fixtures/people.ts'
import { expect, open, test } from '#fixtures/test.ts'
import { wordsOn } from '#fixtures/words-page.ts'
import { aZip } from '../../web/src/files/reading/testing/a-zip.ts'

const SYNC = '**/api/journal/sync'
const MANY = 30

function calls(request: APIRequestContext, { token }: SignedIn) {
  const headers = { authorization: `Bearer ${token}` }
  return {
    async post(path: string, data: unknown) {
      return (await request.post(path, { headers, data })).json()
    },
    remove: (id: string) => request.delete(`/api/journal/entries/${id}`, { headers }),
    /** All words of the person that the server has, wherever. */
    async all(): Promise<string> {
      return (await request.get('/api/export', { headers })).text()
    },
    async level(): Promise<string> {
      const { journalStyle } = await (
        await request.get('/api/user/preferences', { headers })
      ).json()
      return journalStyle.privacyLevel
    },
  }
}

test('PRIV-11 changing the level asks what is to become of what is written, and nothing changes before', async ({
  page,
  context,
  signIn,
  request,
  problems,
}) => {
  // 409: a sync that began before both sides had heard of the level.
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /status of 409/)
  const anna = await signIn()
  const server = calls(request, anna)
  await server.post('/api/journal', { content: 'Rosehip tea with Mara' })
  const words = wordsOn(page)
  await open(page, '/privacy')
  await expect(words.current('Hybrid')).toBeVisible()
  await expect(words.current('Local')).toBeHidden()

  // By the keyboard alone: into the dialog, out of it, and back to where one was.
  await words.change('Local').focus()
  await page.keyboard.press('Enter')
  await expect(words.dialog.getByRole('heading')).toHaveText('Change to Local')
  await expect(words.dialog).toContainText('0 entries are only on this device.')
  await expect(words.dialog).toContainText('1 entry is on the server as well.')
  await expect(words.dialog.getByRole('radio')).toHaveCount(3)
  await expect(words.way('Upload what is here')).toBeDisabled()
  await expect(words.dialog).toContainText('Not with Local')
  await expect(words.way('Bring everything here and remove it from the server')).toBeFocused()
  await looksRight(page)
  await words.confirm('Local').click()
  await expect(words.dialog.getByRole('alert')).toHaveText(/^Choose what is to become/)
  await page.keyboard.press('Escape')
  await expect(words.dialog).toBeHidden()
  await expect(words.change('Local')).toBeFocused()
  expect(await server.level()).toBe('hybrid')

  // Each level has its ways.
  await words.change('Cloud').click()
  await expect(words.way('Upload what is here')).toBeEnabled()
  await expect(words.way('Bring everything here and remove it from the server')).toBeDisabled()
  await words.way('Leave it as is').check()

  // Without a connection the looser level does not hold here, and the change can be taken back.
  await goOffline(page)
  await words.confirm('Cloud').click()
  await expect(words.dialog).toContainText('There is no connection.')
  await expect(words.current('Hybrid')).toBeVisible()
  await words.act('Cancel the change').click()
  await expect(words.dialog.getByRole('heading')).toHaveText('Nothing was changed')
  await expect(words.dialog).toContainText('Your level is still Hybrid.')
  await page.keyboard.press('Enter')
  await expect(words.dialog).toBeHidden()

  // The stricter one holds at once, and reaches the server when it can be reached.
  await words.change('Local').click()
  await words.way('Leave it as is').check()
  await words.confirm('Local').click()
  await expect(words.dialog).toContainText('There is no connection.')
  await expect(words.current('Local')).toBeAttached()
  // Not a reload: a page that could not be loaded loads itself as soon as there is a connection.
  await cutOff(page)
  await page.goto('about:blank')
  await context.setOffline(false)
  await open(page, '/privacy')
  // What was refused meanwhile is tried again a while later.
  const later = { timeout: 35_000 }
  await expect(words.dialog.getByRole('heading')).toHaveText('Your level is Local', later)
  await looksRight(page)
  await words.act('Close').click()
  await expect(words.heading).toBeFocused()
  expect(await server.level()).toBe('local')
  expect(await server.all()).toContain('Rosehip tea')
})

test('PRIV-06 PRIV-12 PRIV-13 everything comes here with progress, and leaves the server once it is safe', async ({
  page,
  context,
  signIn,
  request,
}) => {
  const anna = await signIn()
  const server = calls(request, anna)
  const entries = Array.from({ length: MANY }, (_, n) => ({ content: `Lantern ${n} of the pier` }))
  const { entries: made } = await server.post('/api/journal/sync', { entries })
  const [first, second] = made as { _id: string }[]
  await server.post('/api/journal', { _id: first?._id, content: 'Lantern relit on the pier' })
  await server.remove(second?._id ?? '')
  const desk = deskOn(page)
  await desk.open()
  await page.getByRole('switch', { name: 'Keep on this device' }).check()
  await desk.write('Harbour, between us')

  // In hybrid the list says of each entry where it lives.
  const list = pastEntriesOn(page)
  await desk.showEntries.click()
  // How many of them are drawn may still change, until their heights are known.
  await expect.poll(() => list.cards.count()).toBeGreaterThan(3)
  await expect(list.cards.first().getByText('This device', { exact: true })).toBeVisible()
  const cloud = page.getByText('Cloud', { exact: true })
  await expect(list.cards.filter({ hasNot: cloud })).toHaveCount(1)

  // Nothing is removed there that is not on the disk here; and nothing at all while it is held.
  const asked = { purges: 0, missing: [] as string[], hold: Promise.resolve() }
  const held = Promise.withResolvers<void>()
  asked.hold = held.promise
  const texts = new Map<string, string>(
    (made as { _id: string; content: string }[]).map(({ _id, content }) => [_id, content]),
  )
  texts.set(first?._id ?? '', 'Lantern relit on the pier')
  const words = wordsOn(page)
  await open(page, '/privacy')
  await page.route(SYNC, async (route) => {
    const purged: { id: string }[] = route.request().postDataJSON()?.purged ?? []
    if (purged.length > 0) {
      asked.purges += 1
      const onDisk = await keptOnDisk(page, anna.userId)
      const texted = purged.map(({ id }) => texts.get(id) ?? id)
      asked.missing.push(...texted.filter((text) => !onDisk.includes(text)))
      await asked.hold
    }
    await route.continue()
  })
  await words.change('Local').click()
  await expect(words.dialog).toContainText('1 entry is only on this device.')
  await words.way('Bring everything here and remove it from the server').check()
  await words.confirm('Local').click()
  await expect.poll(() => asked.purges).toBe(1)
  await expect(words.dialog).toContainText(/\d+ of \d+ entries brought here/)
  await expect(words.progress).toBeVisible()
  await words.act('Pause').click()
  held.resolve()
  await expect(words.dialog).toContainText(/Paused after \d+ of \d+ entries/)
  await looksRight(page)

  // Another tab does not do it a second time, and shows that.
  const other = await context.newPage()
  await open(other, '/privacy')
  await other.getByRole('button', { name: 'Show' }).click()
  await expect(wordsOn(other).dialog).toContainText('Another tab of this browser is at it.')
  await other.close()

  // It is still there after a reload, on any page, and goes on where it was.
  await desk.open()
  const notice = page.getByRole('status').filter({ hasText: 'to Local is paused' })
  await notice.getByRole('link', { name: 'Show' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Show', exact: true }).click()
  await words.act('Continue').click()
  await expect(words.dialog.getByRole('heading')).toHaveText('Your level is Local')
  await expect(words.dialog).toContainText('nothing of them is left on the server')
  expect(asked.missing).toEqual([])
  expect(await server.all()).not.toMatch(/Lantern|Harbour/)
  const here = await keptOnDisk(page, anna.userId)
  expect(new Set(here)).toEqual(
    new Set(['Harbour, between us', 'Lantern relit on the pier', ...entries.map((e) => e.content)]),
  )

  // And back: what is here goes there, with its earlier versions, also what came in from a file,
  // and with progress; what was deleted here stays.
  await words.act('Close').click()
  const files = filesOn(page)
  const kites = Array.from({ length: 6 }, (_, n) => `Kite ${n} over the dunes`)
  const notes = kites.map((content, n) => ({ name: `kite-${n}.md`, content }))
  await files.choose('kites.zip', Buffer.from(aZip(notes)))
  await files.press('Import 6 entries').click()
  await expect(files.bringIn.getByRole('status')).toContainText('6 entries new here')
  const letGo = Promise.withResolvers<void>()
  await page.route(/\/api\/journal(\/sync)?$/, async (route) => {
    await letGo.promise
    await route.continue()
  })
  await words.change('Hybrid').click()
  await words.way('Upload what is here').check()
  await words.confirm('Hybrid').click()
  await expect(words.dialog).toContainText(/\d+ of \d+ entries uploaded/)
  await expect(words.progress).toBeVisible()
  letGo.resolve()
  await expect(words.dialog.getByRole('heading')).toHaveText('Your level is Hybrid')
  const there = await server.all()
  const deleted = texts.get(second?._id ?? '') ?? ''
  for (const text of kites) expect(there).toContain(text)
  for (const text of here) expect(there.includes(`"${text}"`), text).toBe(text !== deleted)
  await expect.poll(() => keptOnDisk(page, anna.userId)).toEqual([deleted])
})

test('PRIV-56 PRIV-57 a level chosen on another device is announced, and unsent words stay here', async ({
  page,
  signIn,
  request,
  problems,
}) => {
  // 409: the first sync after the change still names the level from before. 404: the server is
  // asked whether it has versions of an entry that never arrived.
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /status of 409/, /status of 404.*revisions/)
  const anna = await signIn()
  const desk = deskOn(page)
  const past = pastEntriesOn(page)
  await desk.open()
  // Before this device knows any level, none that it learns is news.
  const known = () =>
    page.evaluate((key) => localStorage.getItem(key), `privacy_level_${anna.userId}`)
  await expect.poll(known).toContain('hybrid')
  await goOffline(page)
  await desk.text.fill('Written on the train')
  await desk.save.click()
  await expect(desk.status(/Waiting to sync/)).toBeVisible()
  await chooseElsewhere(request, anna, 'local')
  await goOnline(page)
  const news = page.getByRole('status').filter({ hasText: 'to Local on another device' })
  await expect(news).toBeVisible({ timeout: 35_000 })
  await looksRight(page)
  await desk.showEntries.click()
  await expect(past.cards.first()).toContainText('This device')
  await news.getByRole('link', { name: 'Review' }).click()
  await expect(page.getByText('1 entry is only on this device. Nothing is waiting')).toBeVisible()
  await page.reload()
  await news.getByRole('button', { name: 'Got it' }).click()
  await expect(news).toBeHidden()
  await page.reload()
  await expect(wordsOn(page).current('Local')).toBeVisible()
  await expect(news).toBeHidden()

  // A device that never had anything of this person's.
  await page.evaluate(forgetAllButSession, anna.userId)
  await desk.open()
  await desk.showEntries.click()
  await expect(page.getByRole('heading', { name: 'No entries on this device' })).toBeVisible()
  await looksRight(page)
})

async function chooseElsewhere(
  request: APIRequestContext,
  { token }: SignedIn,
  privacyLevel: string,
) {
  const headers = { authorization: `Bearer ${token}` }
  const preferences = await (await request.get('/api/user/preferences', { headers })).json()
  const journalStyle = { ...preferences.journalStyle, privacyLevel }
  await request.post('/api/user/preferences', { headers, data: { ...preferences, journalStyle } })
}

function forgetAllButSession(userId: string): Promise<void> {
  const kept = ['token', 'userId', 'onboardingComplete']
  for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key)
  return new Promise((resolve, reject) => {
    const gone = indexedDB.deleteDatabase(`daywell-${userId}`)
    gone.onsuccess = () => resolve()
    gone.onerror = () => reject(gone.error)
  })
}
