import type { Page } from '@playwright/test'
import { makeAccount, press } from '#fixtures/accounts.ts'
import { looking } from '#fixtures/harness.ts'
import { goOffline } from '#fixtures/offline.ts'
import { answerAll, finishOnboarding, question } from '#fixtures/onboarding.ts'
import { preferencesCalls, refusal, silence } from '#fixtures/preferences-page.ts'
import { expect, open, openEmptyPage, store, storedSession, test } from '#fixtures/test.ts'

const MOOD = 'How are you feeling today?'
const GOALS = 'What brings you to journaling?'
const AREAS = 'What areas interest you most?'
const SETUP = "Let's set up your journal"

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const ownGoal = (page: Page) => page.getByRole('textbox', { name: 'Add Custom Goal' })
const keys = async (page: Page, ...all: string[]) => {
  for (const key of all) await page.keyboard.press(key)
}
const stepHeard = (page: Page, title: string, step: number) =>
  expect(question(page, title)).toHaveAccessibleDescription(`Step ${step} of 5`)

test('ONB-07 goals of one’s own, by keys alone; Back, a reload and a closed tab lose nothing', async ({
  page,
  context,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn({ onboarded: false })
  await open(page, '/onboarding')
  await stepHeard(page, MOOD, 1)
  await label(page, 'Happy').focus()
  await keys(page, 'Enter')
  await expect(page.getByRole('alert')).toHaveText('Choose a mood to go on')
  await keys(page, 'Space', 'ArrowDown', 'ArrowDown')
  await expect(label(page, 'Neutral')).toBeChecked()
  await keys(page, 'Enter')

  await expect(question(page, GOALS)).toBeFocused()
  await stepHeard(page, GOALS, 2)
  await keys(page, 'Shift+Tab', 'Tab', 'Tab')
  await ownGoal(page).focus()
  await keys(page, 'Space', 'Enter')
  await expect(page.getByRole('checkbox')).toHaveCount(10)
  await page.keyboard.type('Sing to my plants')
  await keys(page, 'Enter')
  await expect(label(page, 'Sing to my plants')).toBeChecked()
  await expect(ownGoal(page)).toBeFocused()
  await page.keyboard.type(' sing TO my plants ')
  await keys(page, 'Enter')
  await expect(page.getByRole('status').filter({ hasText: 'already on the list' })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(11)
  await page.keyboard.type('Call')
  await keys(page, 'Enter')
  await page.getByRole('button', { name: 'Remove Call' }).focus()
  await keys(page, 'Enter')
  await expect(label(page, 'Call')).toHaveCount(0)
  await expect(ownGoal(page)).toBeFocused()
  await page.keyboard.type('a'.repeat(201))
  await keys(page, 'Enter')
  await expect(page.getByText('up to 200 characters')).toBeVisible()
  await ownGoal(page).fill('Bake bread')

  // Only typed, and kept all the same.
  await page.reload()
  await expect(ownGoal(page)).toHaveValue('Bake bread')
  await page.getByRole('button', { name: 'Next' }).focus()
  await keys(page, 'Enter')
  await expect(question(page, AREAS)).toBeFocused()
  await page.goBack()
  await expect(question(page, GOALS)).toBeFocused()
  for (const goal of ['Sing to my plants', 'Bake bread']) {
    await expect(label(page, goal)).toBeChecked()
  }
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(label(page, 'Neutral')).toBeChecked()
  await page.goForward()
  await expect(question(page, GOALS)).toBeVisible()
  await press(page, 'Next')
  await expect(question(page, AREAS)).toBeVisible()

  const another = await context.newPage()
  await page.close()
  await another.goto('/onboarding')
  await expect(question(another, AREAS)).toBeVisible()
  await press(another, 'Back')
  await expect(label(another, 'Bake bread')).toBeChecked()
  await another.getByRole('button', { name: 'Log Out' }).click()
  await expect(another).toHaveURL('/login')
  expect(await another.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Bake')
})

test('a reload in the middle, a server that is unwell or refuses and a full storage keep nobody from the journal, and no answer is lost', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/status of (500|422)/, /ERR_FAILED/)
  await signIn({ onboarded: false })
  const calls = await preferencesCalls(page)
  calls.GET = refusal(500)
  calls.POST = refusal(422)
  await open(page, '/')
  await answerAll(page)
  await page.reload()
  await expect(question(page, SETUP)).toBeVisible()
  await expect(page.getByText('Your account cannot be reached just now.')).toBeVisible()
  calls.GET = undefined
  await press(page, 'Start Journaling')
  await expect(page).toHaveURL('/journal')
  const failed = page.getByText('Failed to save preferences')
  await expect(failed).toBeVisible()

  // The answers wait where they were given.
  calls.POST = silence
  await page.goto('/onboarding')
  await expect(question(page, SETUP)).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await press(page, 'Start Journaling')
  await expect(page).toHaveURL('/journal')
  await expect(failed).toBeVisible()
  calls.POST = undefined
  await page.goto('/onboarding')
  await press(page, 'Start Journaling')
  await expect(page).toHaveURL('/journal')
  await expect
    .poll(async () => JSON.parse((await storedSession(page)).userPreferences ?? '{}').personalInfo)
    .toMatchObject({ currentMood: 'calm', interests: ['Family Life'] })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your journal')
  await page.goBack()
  await expect(page).not.toHaveURL('/onboarding')
})

test.describe('once the other screens are here', () => {
  test.use({ fetchesAhead: true })

  test('ONB-13 without a connection, and where the save fails, one gets to the journal, and the server learns of it later', async ({
    page,
    request,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/, /status of 500/)
    const { token, userId } = await makeAccount(request, { onboarded: false })
    const headers = { authorization: `Bearer ${token}` }
    const preferences = async () => (await request.get('/api/user/preferences', { headers })).json()
    const before = await preferences()
    await store(page, { token, userId })
    // It is fetched when the browser has nothing else to do, which may be long after the last call.
    const ahead = page.waitForResponse(/\/assets\/journal-screen-[^/]*\.js$/)
    await open(page, '/onboarding')
    await page.evaluate(`import(${JSON.stringify((await ahead).url())}).then(() => {})`)
    await page.waitForLoadState('networkidle')
    await goOffline(page)
    await finishOnboarding(page)
    const kept = await storedSession(page)
    expect(kept).toMatchObject({ onboardingComplete: 'true' })
    const chosen = { personalInfo: { currentMood: 'calm' } }
    expect(JSON.parse(kept.userPreferences ?? '{}')).toMatchObject(chosen)
    expect(await preferences()).toEqual(before)
    await context.setOffline(false)
    await expect.poll(preferences).toMatchObject(chosen)
    expect((await preferences()).journalStyle).toEqual(before.journalStyle)

    await page.route('**/api/user/preferences', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, body: '{}' })
        : route.continue(),
    )
    await page.goto('/onboarding')
    await label(page, 'Sad').check()
    for (const _ of [1, 2, 3, 4]) await press(page, 'Next')
    await press(page, 'Start Journaling')
    await expect(page).toHaveURL('/journal')
    const sad = { personalInfo: { currentMood: 'sad' } }
    expect(JSON.parse((await storedSession(page)).userPreferences ?? '{}')).toMatchObject(sad)
    // The server is well again, and somebody looks at the page that stayed open. What is still on
    // its way then was refused, and the page is looked at once more.
    await page.unroute('**/api/user/preferences')
    await looking(page, preferences).toMatchObject(sad)
  })
})

test('whoever was here before waits for what they chose, and is not shown an empty form', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_FAILED/, /status of 500/)
  await signIn()
  let answered: Promise<void> | undefined
  await page.route('**/api/user/preferences', async (route) => {
    if (!answered) return route.fulfill({ status: 500, body: '{}' })
    await answered
    await route.continue()
  })
  await open(page, '/onboarding')
  await expect(question(page, 'Your choices could not be looked up')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  // Others on the page ask as well: what they learn would be shown at once, and the button gone.
  const pressed = Promise.withResolvers<void>()
  answered = pressed.promise
  await press(page, 'Try again')
  pressed.resolve()
  await expect(label(page, 'Neutral')).toBeChecked()
})

const WRITING_TIMES = { morning: '08:00', afternoon: '14:00', evening: '20:00', night: '22:00' }

/** What browsers do whose person cannot be asked. */
const CHANGES_OF_MIND: Record<string, { act: string; says: string }> = {
  morning: { act: 'asked.denied = true', says: 'does not show notifications of Daywell' },
  afternoon: { act: 'delete window.Notification', says: 'does not support notifications' },
}

/** Somebody who has answered all but the last step. */
function nearlyDone(): string {
  const set = { aiInteraction: 'balanced', reminderEnabled: false, streakAlerts: true }
  const began = {
    ...set,
    preferredTime: '08:00',
    mood: '',
    goals: [],
    interests: [],
    challenges: [],
  }
  const lists = { goals: ['Goal tracking'], interests: ['Family Life'], challenges: ['Self-Doubt'] }
  const answers = { ...began, ...lists, mood: 'calm' }
  return JSON.stringify({ step: 5, answers, began, ownGoals: [], goalText: '' })
}

/** A browser that nobody has asked for notifications, and whose person says yes. */
function neverAsked(): void {
  const asked = { times: 0, denied: false }
  Object.defineProperty(Notification, 'permission', {
    get: () => (asked.denied ? 'denied' : asked.times > 0 ? 'granted' : 'default'),
  })
  Notification.requestPermission = async () => {
    asked.times += 1
    return 'granted'
  }
  Object.assign(window, { asked })
}

test('ONB-12 ONB-17 the reminder first offered follows the signup, and is set up by the last click where it is wanted', async ({
  page,
  request,
}) => {
  await page.addInitScript(neverAsked)
  const asked = () => page.evaluate('asked.times')
  const schedule = () => page.evaluate(() => localStorage.getItem('scheduledNotifications') ?? '')
  for (const [preferredWritingTime, time] of Object.entries(WRITING_TIMES)) {
    const chosen = { promptTopics: ['Life Transitions'], writingGoals: ['Sing'] }
    const preferences = { ...chosen, preferredWritingTime }
    const { token, userId } = await makeAccount(request, { onboarded: false, preferences })
    await openEmptyPage(page)
    await page.evaluate(() => localStorage.clear())
    await store(page, { token, userId, onboardingProgress: nearlyDone() })
    await open(page, '/onboarding')
    await label(page, 'Notifications').check()
    await expect(label(page, 'Reminder time')).toHaveValue(time)
    await expect(page.getByText('Your browser will ask you once')).toBeVisible()
    const change = CHANGES_OF_MIND[preferredWritingTime]
    if (change) {
      await page.evaluate(`${change.act}; dispatchEvent(new Event('focus'))`)
      await expect(page.getByRole('status').filter({ hasText: change.says })).toBeVisible()
    }
    const wanted = preferredWritingTime === 'night'
    if (!wanted && preferredWritingTime !== 'evening') continue
    await label(page, 'Notifications').setChecked(wanted)
    expect(await asked()).toBe(0)
    await press(page, 'Start Journaling')
    await expect(page).toHaveURL('/journal')
    expect(await asked()).toBe(wanted ? 1 : 0)
    if (wanted) await expect.poll(schedule).toContain('Time to Write')
    else expect(await schedule()).not.toContain('Time to Write')
    const headers = { authorization: `Bearer ${token}` }
    // What the signup chose is kept.
    expect(await (await request.get('/api/user/preferences', { headers })).json()).toMatchObject({
      writingGoals: { specificGoals: ['Sing', 'Goal tracking'] },
      journalStyle: { topicsOfInterest: ['Life Transitions'], privacyLevel: 'hybrid' },
      notifications: { reminderEnabled: wanted, preferredTime: time },
      preferredWritingTime,
    })
  }
})
