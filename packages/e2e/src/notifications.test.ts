import { deskOn } from '#fixtures/desk.ts'
import { deliver, openCentre, touch } from '#fixtures/notifications/centre.ts'
import { noonZone, openWithWorker, prefer, wallTime } from '#fixtures/notifications/life.ts'
import { subscribeAt, test } from '#fixtures/notifications/push.ts'
import { writeOnServer } from '#fixtures/past-entries.ts'
import { expect, openEmptyPage, store } from '#fixtures/test.ts'

const HOUR = 60 * 60 * 1000
const dayBefore = (days: number) => wallTime(Date.now() - days * 24 * HOUR).slice(0, 10)

test.use({ timezoneId: noonZone, asksAboutNotifications: true })

test('PRIV-16 NOTE-09 NOTE-14 NOTE-30 NOTE-31 NOTE-32 what is due is shown once, whichever of page, worker and push is first, and what is kept lies under its names', async ({
  page,
  context,
  signIn,
  request,
  problems,
  tap,
  pushed,
}) => {
  problems.allow(/Stored notifications that cannot be read are left out|ERR_FAILED/)
  const centre = await openCentre(context, 'granted', tap)
  await subscribeAt(pushed.service, context)
  const titles = () =>
    centre
      .seen()
      .map(({ title }) => title)
      .sort()
  const anna = await signIn()
  await prefer(request, anna, (all) => {
    all.writingGoals.entriesPerWeek = 1
    all.notifications.reminderEnabled = true
  })
  await writeOnServer(
    request,
    anna,
    [2, 1].map((days) => ({
      ...{ title: `${days} days ago`, content: 'Rain', localDate: dayBefore(days) },
      createdAt: new Date(Date.now() - days * 24 * HOUR).toISOString(),
    })),
  )
  const overdue = {
    ...{ id: 'tea', title: 'Tea is ready', body: '', tag: 'tea', requireInteraction: false },
    ...{ icon: '/icons/icon-192.png', badge: '/icons/badge-96.png', actions: [] },
    scheduledTime: new Date(Date.now() - 1000).toISOString(),
  }
  await store(page, { scheduledNotifications: JSON.stringify([overdue, { broken: true }]) })
  await openEmptyPage(page)
  const worker = await openWithWorker(page, context)
  await expect.poll(titles).toEqual(['Tea is ready'])
  const kept = () => page.evaluate(() => localStorage.scheduledNotifications)
  await expect.poll(kept).toContain('Time to Write')
  await expect.poll(kept).not.toContain('Tea is ready')

  // By push first, and then by push again.
  const today = dayBefore(0)
  const reminder = JSON.stringify({ kind: 'reminder', day: today })
  await deliver(page, reminder)
  await expect.poll(titles).toEqual(['Tea is ready', 'Time to Write'])
  await deliver(page, reminder)

  // By the page first, and then by push.
  await deskOn(page).write('A few lines')
  const all = ['3-Day Streak!', 'Tea is ready', 'Time to Write', 'Weekly Goal Achieved!']
  await expect.poll(titles).toEqual(all)
  const week = sundayOf(today)
  await deliver(page, JSON.stringify({ kind: 'weekly-goal', week, target: 1 }))
  await deliver(page, JSON.stringify({ kind: 'milestone', streak: 3, first: dayBefore(2) }))
  // This one is new, so that those before it have been seen by the worker.
  await deliver(page, JSON.stringify({ kind: 'almost-there', week, remaining: 2 }))
  await expect.poll(titles).toEqual([...all, 'Almost There!'].sort())
  await expect.poll(() => page.evaluate(() => localStorage.achievements)).toBe('{"streaks":[3]}')

  // While something is typed and something waits for the server, all of it is there.
  await context.route(/\/api\/journal/, (route) => route.abort())
  // The browser hears of a route before its page does, and one with a worker is not asked.
  const escapes = () =>
    fetch('/api/health?/api/journal').then(
      () => true,
      () => false,
    )
  await expect.poll(() => page.evaluate(escapes)).toBe(false)
  await deskOn(page).text.fill('Not there yet')
  await deskOn(page).save.click()
  await expect(deskOn(page).status(/^Waiting/)).toBeVisible()
  await deskOn(page).startNew.click()
  await deskOn(page).text.fill('Half a sentence')
  const names = () => page.evaluate(() => Object.keys(localStorage))
  const own = ['journal_entries', 'sync_needed', 'journal_draft', 'last_sync']
  const expected = [
    ...['token', 'userId', 'userPreferences', 'onboardingComplete'],
    ...own.map((name) => `${name}_${anna.userId}`),
    ...['scheduledNotifications', 'reminderIntervalId', 'lastEntryDate', 'currentStreak'],
    'achievements',
  ]
  const missing = async () => {
    const there = await names()
    return expected.filter((name) => !there.includes(name))
  }
  await expect.poll(missing).toEqual([])
  await deskOn(page).save.click()
  await expect.poll(names).not.toContain(`journal_draft_${anna.userId}`)
  await page.evaluate(() => localStorage.setItem('centrePermission', 'default'))
  await page.reload()
  await deskOn(page).button('Not now').click()
  await expect.poll(names).toContain('notificationsNotNowUntil')

  expect(await touch(worker)).toEqual(['in front'])
  await page.goto('/privacy')
  expect(await touch(worker)).toEqual(['in front', '/journal?from=notification'])
})

function sundayOf(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  return new Date(date.getTime() - date.getUTCDay() * 24 * HOUR).toISOString().slice(0, 10)
}
