import { deskOn } from '#fixtures/desk.ts'
import { looksRight } from '#fixtures/looks.ts'
import { goOffline } from '#fixtures/offline.ts'
import { writeOnServer } from '#fixtures/past-entries.ts'
import { expect, open, test } from '#fixtures/test.ts'

test('the page says in live numbers what lies where, and admits what it does not know', async ({
  page,
  context,
  signIn,
  request,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const anna = await signIn()
  await writeOnServer(request, anna, [{ content: 'Fog over the river' }, { content: 'Gone again' }])
  const headers = { authorization: `Bearer ${anna.token}` }
  const [newest] = await (await request.get('/api/journal', { headers })).json()
  await request.delete(`/api/journal/entries/${newest._id}`, { headers })
  const desk = deskOn(page)
  await desk.open()
  await page.getByRole('switch', { name: 'Keep on this device' }).check()
  await desk.write('Between me and this device')

  await open(page, '/privacy')
  const section = page.getByRole('region', { name: 'What’s stored where' })
  const row = (name: string) => section.getByRole('row').filter({ hasText: name })
  await expect(row('Entries')).toHaveText(/Entries\s*2\s*1/)
  await expect(row('Earlier versions')).toHaveText(/Earlier versions\s*0\s*0/)
  await expect(row('Recently deleted')).toHaveText(/Recently deleted\s*0\s*1/)
  await expect(row('Drafts')).toHaveText(/Drafts\s*0\s*never stored/)
  await expect(section.getByText('1 entry is only on this device.')).toBeVisible()
  await expect(section.getByText('Nothing is waiting to be sent.')).toBeVisible()
  await expect(section.getByText(/^Your entries take up \d+ (bytes|kB) here\./)).toBeVisible()
  await expect(section.getByText(/^Last sync: \d+ \w+ \d{4} at \d\d:\d\d\.$/)).toBeVisible()
  await expect(section.getByText(/this is not end-to-end encryption\.$/)).toBeVisible()
  await expect(section.getByText(/^Plain on the server, .* your email address/)).toBeVisible()
  await expect(section.getByText(/it never leaves this machine\.$/)).toBeVisible()
  await expect(section.getByText(/^On this device Daywell encrypts nothing\./)).toBeVisible()
  await expect(section.getByText(/^No one else gets anything/)).toBeVisible()
  await expect(section.getByText(/^With every sync: the entries that you changed/)).toBeVisible()
  await looksRight(page)

  // The browser is asked to keep it, and the page says what it answered.
  await page.evaluate(() => {
    navigator.storage.persist = async () => false
  })
  const ask = section.getByRole('button', { name: 'Ask the browser to keep it' })
  await ask.focus()
  await page.keyboard.press('Enter')
  await expect(section.getByText(/^The browser didn’t agree\./)).toBeVisible()
  await page.evaluate(() => {
    navigator.storage.persist = async () => true
  })
  await ask.click()
  await expect(section.getByText('The browser agreed.')).toBeVisible()

  // Another tab writes while nothing can be sent: the numbers follow.
  await context.route(/\/api\/journal(\/sync)?$/, (route) => route.abort())
  const other = await context.newPage()
  await deskOn(other).open()
  await deskOn(other).text.fill('Written while the server is silent')
  await deskOn(other).save.click()
  await expect(section.getByText('1 change is waiting to be sent.')).toBeVisible()
  await expect(row('Entries')).toHaveText(/Entries\s*3\s*1/)

  // Without a connection it does not know what the server has, and says so.
  await goOffline(page)
  // Only now: what got through in between would be counted there.
  await context.unroute(/\/api\/journal(\/sync)?$/)
  await expect(row('Entries')).toHaveText(/Entries\s*3\s*not known/)
  await expect(section.getByText(/^We couldn’t reach the server/)).toBeVisible()
  await looksRight(page)
  await context.setOffline(false)
  await expect(row('Entries')).toHaveText(/Entries\s*3\s*2/)
  await expect(section.getByText('Nothing is waiting to be sent.')).toBeVisible()

  // Under Local nothing of any entry is sent, and the page says that instead.
  await page.evaluate(
    ([key]) => {
      localStorage.setItem(key ?? '', '{"device":"local","server":"local"}')
      dispatchEvent(new StorageEvent('storage', { key: key ?? '' }))
    },
    [`privacy_level_${anna.userId}`],
  )
  await expect(section.getByText(/^No word of any entry\./)).toBeVisible()
})
