import { deliver, openCentre, touch } from '#fixtures/notifications/centre.ts'
import { noonZone, openWithWorker, prefer, wallTime } from '#fixtures/notifications/life.ts'
import { subscribeAt, test } from '#fixtures/notifications/push.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { writeOnServer } from '#fixtures/pages/past-entries.ts'
import { expect, store } from '#fixtures/test.ts'

const HOUR = 60 * 60 * 1000
const dayBefore = (days: number) => wallTime(Date.now() - days * 24 * HOUR).slice(0, 10)

test.use({ timezoneId: noonZone })

test('NOTE-30 NOTE-31 NOTE-32 what is due is shown once, whichever of page, worker and push is first', async ({
  page,
  context,
  signIn,
  request,
  tap,
  pushed,
}) => {
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
      title: `${days} days ago`,
      content: 'Rain',
      localDate: dayBefore(days),
      createdAt: new Date(Date.now() - days * 24 * HOUR).toISOString(),
    })),
  )
  const worker = await openWithWorker(page, context)

  // By push first, and then by push again.
  const today = dayBefore(0)
  const reminder = JSON.stringify({ kind: 'reminder', day: today })
  await deliver(page, reminder)
  await expect.poll(titles).toEqual(['Time to Write'])
  await deliver(page, reminder)

  // By the page first, and then by push.
  await editorOn(page).write('A few lines')
  const all = ['3-Day Streak!', 'Time to Write', 'Weekly Goal Achieved!']
  await expect.poll(titles).toEqual(all)
  const week = sundayOf(today)
  await deliver(page, JSON.stringify({ kind: 'weekly-goal', week, target: 1 }))
  await deliver(page, JSON.stringify({ kind: 'milestone', streak: 3, first: dayBefore(2) }))
  // This one is new, so that those before it have been seen by the worker.
  await deliver(page, JSON.stringify({ kind: 'almost-there', week, remaining: 2 }))
  await expect.poll(titles).toEqual([...all, 'Almost There!'].sort())

  expect(await touch(worker)).toEqual(['in front'])
  await page.goto('/privacy')
  expect(await touch(worker)).toEqual(['in front', '/journal?from=notification'])
})

test.describe('a journal that may ask', () => {
  test.use({ asksAboutNotifications: true })

  test('NOTE-01 a question that doesn’t arrive keeps no one from the journal', async ({
    page,
    context,
    signIn,
  }) => {
    await openCentre(context, 'default')
    const { userId } = await signIn()
    // An entry of an earlier visit.
    await store(page, { [`journal_entries_${userId}`]: '[]' })
    await page.route('**/assets/offer-*.js', () => {})
    await page.goto('/journal', { waitUntil: 'commit' })
    await expect(editorOn(page).text).toBeVisible()
  })
})

function sundayOf(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  return new Date(date.getTime() - date.getUTCDay() * 24 * HOUR).toISOString().slice(0, 10)
}
