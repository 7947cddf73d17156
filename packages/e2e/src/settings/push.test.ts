import type { Page } from '@playwright/test'
import { logIn, makeAccount } from '#fixtures/accounts.ts'
import { deliver, openCentre } from '#fixtures/notifications/centre.ts'
import { noonZone, openWithWorker, prefer, wallTime } from '#fixtures/notifications/life.ts'
import { subscribeAt, test } from '#fixtures/notifications/push.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { preferencesOn } from '#fixtures/pages/preferences-page.ts'
import type { RunningServer } from '#fixtures/server.ts'
import { openStorage } from '#fixtures/storage.ts'
import { expect, openEmptyPage, store } from '#fixtures/test.ts'

const HOUR = 60 * 60 * 1000

test.use({ timezoneId: noonZone })

/** A second process of the server, whose clock is ahead: for it the time has come. */
async function remindBy(clock: () => number, { dataDir }: RunningServer, host: string) {
  const { database, keyring } = await openStorage(dataDir)
  const { pushOf } = await import('@daywell/server/src/features/push/testing/reminding-parts.ts')
  const push = pushOf({ database, keyring }, clock, [host])
  await push.remind(new AbortController().signal)
  push.close()
  await database.close()
}

/** What the page sends to the addresses of push. */
function notePush(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/push/key' || !pathname.startsWith('/api/push/')) return
    // Once the worker is there, an empty page is the app, too: it is not what is looked at.
    if (request.frame().url().endsWith('/empty')) return
    const body = JSON.parse(request.postData() ?? 'null')
    const said = 'localDate' in body ? body : { endpoint: body.endpoint, tellDays: body.tellDays }
    sent.push(`${request.method()} ${pathname} ${JSON.stringify(said)}`)
  })
  return sent
}

test('NOTE-25 a reminder comes by push to a closed app, and ends everywhere with one click', async ({
  page,
  context,
  signIn,
  request,
  tap,
  pushed: { service, server },
}) => {
  const centre = await openCentre(context, 'granted', tap)
  const browsers = await subscribeAt(service, context)
  const sent = notePush(page)
  const anna = await signIn()
  await prefer(request, anna, ({ notifications }) => {
    notifications.reminderEnabled = true
    notifications.preferredTime = wallTime(Date.now() + HOUR).slice(11, 16)
  })
  const answerTo = (method: string) =>
    page.waitForResponse(
      (came) =>
        came.url().endsWith('/api/push/subscriptions') && came.request().method() === method,
    )
  const subscribed = answerTo('POST')
  await openWithWorker(page, context)
  await subscribed
  expect(sent).toHaveLength(1)
  expect(browsers).toHaveLength(1)

  // The true server pushes, the stand-in opens the message, and the worker shows it.
  await remindBy(() => Date.now() + HOUR, server, service.host)
  const text = browsers[0]?.received[0]?.text ?? ''
  expect(JSON.parse(text)).toEqual({ kind: 'reminder', day: wallTime(Date.now()).slice(0, 10) })
  await openEmptyPage(page)
  await deliver(page, text)
  await expect.poll(() => centre.seen().map(({ title }) => title)).toEqual(['Time to Write'])
  const [seen] = centre.seen()
  expect([seen?.icon, seen?.badge]).toEqual(['/icons/icon-192.png', '/icons/badge-96.png'])

  // One click ends it everywhere.
  const screen = preferencesOn(page)
  await screen.open()
  const ended = answerTo('DELETE')
  await screen.main.getByRole('button', { name: 'Turn off all notifications' }).click()
  await expect(page.getByText('All notifications disabled')).toBeVisible()
  // What the server has not answered is said again by the next page.
  await ended
  expect(sent).toContain('DELETE /api/push/subscriptions {}')
  expect(await page.evaluate(() => localStorage.pushedTo)).toBeUndefined()
})

test('NOTE-41 NOTE-46 NOTE-47 in local mode the server learns only the days, and only after consent; another person who signs in gets none of the pushes', async ({
  page,
  context,
  signIn,
  request,
  tap,
  pushed: { service },
}) => {
  await openCentre(context, 'granted', tap)
  const browsers = await subscribeAt(service, context)
  const sent = notePush(page)
  const anna = await signIn()
  // First here: the app would go by the level that a new device begins with.
  await store(page, { [`privacy_level_${anna.userId}`]: '{"device":"local","server":"local"}' })
  await prefer(request, anna, (all) => {
    all.notifications.streakAlerts = true
    all.journalStyle.privacyLevel = 'local'
  })
  await openWithWorker(page, context)
  const editor = editorOn(page)
  await editor.write('Of this nobody hears')
  const screen = preferencesOn(page)
  await screen.open()
  const agree = screen.main.getByRole('switch', { name: 'Let the server know which days I write' })
  await expect(agree).not.toBeChecked()
  expect(sent).toEqual([])
  await agree.check()
  const today = wallTime(Date.now()).slice(0, 10)
  const told = `POST /api/push/days {"localDate":"${today}"}`
  await expect.poll(() => sent).toEqual([expect.stringContaining('"tellDays":true'), told])
  await editor.open()
  await editor.write('And of this only that it was today')
  // Once more when the page is opened, or by the entry, or both: who wakes first is left to them.
  await expect.poll(() => sent.filter((one) => one === told).length).toBeGreaterThan(1)
  expect(sent.filter((one) => one !== told && !one.includes('"tellDays":true'))).toEqual([])

  // The next person at this browser does not get what is Anna's.
  const ben = await makeAccount(request)
  const annas = browsers.at(-1)?.subscription.endpoint
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/login')
  await logIn(page, ben)
  await expect(editor.text).toBeVisible()
  const current = () => page.evaluate(() => JSON.parse(localStorage.pushedTo ?? '{}').endpoint)
  await expect.poll(async () => (await current()) === annas).toBe(false)
})
