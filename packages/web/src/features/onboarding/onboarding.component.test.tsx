import { defaultPreferences } from '@daywell/core/preferences'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { standInCentre } from '#services/reminders/testing/centre.ts'
import {
  AREAS,
  answerAll,
  answersForNewcomer,
  CHALLENGES,
  GOALS,
  label,
  MOOD,
  openSetup,
  press,
  question,
  SETUP,
  start,
  storedPreferences,
} from './testing/newcomer.ts'

const STEPS = [
  {
    title: MOOD,
    offers: ['Happy', 'Calm', 'Neutral', 'Anxious', 'Sad', 'Overwhelmed'],
    chooses: ['Calm'],
    missing: 'Pick a mood to continue',
  },
  {
    title: GOALS,
    offers: [
      ...['Self-reflection', 'Stress management', 'Personal growth', 'Problem-solving'],
      ...['Emotional processing', 'Memory keeping', 'Creativity enhancement', 'Goal tracking'],
      ...['Gratitude practice', 'Mental health support'],
    ],
    chooses: ['Memory keeping', 'Goal tracking'],
    missing: 'Pick at least one goal to continue',
  },
  {
    title: AREAS,
    offers: [
      ...['Career & Professional Growth', 'Relationships & Social Life', 'Health & Wellness'],
      ...['Creative Projects', 'Personal Development', 'Spirituality & Mindfulness'],
      ...['Hobbies & Recreation', 'Family Life', 'Education & Learning', 'Life Transitions'],
    ],
    chooses: ['Creative Projects'],
    missing: 'Pick at least one area to continue',
  },
  {
    title: CHALLENGES,
    offers: [
      ...['Stress & Anxiety', 'Work-Life Balance', 'Relationship Issues', 'Self-Doubt'],
      ...['Time Management', 'Health Concerns', 'Career Decisions', 'Personal Identity'],
      ...['Financial Stress', 'Life Purpose'],
    ],
    chooses: ['Time Management'],
    missing: 'Pick at least one challenge to continue',
  },
]

const inputs = () => [...document.querySelectorAll<HTMLInputElement>('main input')]
const offered = () =>
  inputs()
    .filter(({ type }) => type !== 'text')
    .map(({ labels }) => labels?.[0]?.textContent)
const ownGoal = page.getByRole('textbox', { name: 'Add Custom Goal' })
const said = (words: string) => page.getByRole('status').filter({ hasText: words })

afterEach(() => {
  vi.unstubAllGlobals()
})

it('ONB-01 ONB-02 ONB-03 ONB-09 five steps ask their questions, with Back after the first', async () => {
  await openSetup()
  for (const [index, { title, offers, chooses }] of STEPS.entries()) {
    await expect.element(question(title)).toBeVisible()
    if (index > 0) await expect.element(question(title)).toHaveFocus()
    await expect.element(question(title)).toHaveAccessibleDescription(`Step ${index + 1} of 5`)
    await expect.element(page.getByText(`Step ${index + 1} of 5`)).toBeVisible()
    expect(press('Back').elements()).toHaveLength(index === 0 ? 0 : 1)
    expect(offered()).toEqual(offers)
    await looksRight()
    for (const name of chooses) await label(name).click()
    await press('Next').click()
  }
  await expect.element(question(SETUP)).toHaveFocus()
  await expect.element(page.getByText('Step 5 of 5')).toBeVisible()
  await expect.element(press('Back')).toBeVisible()
})

it('ONB-04 ONB-05 no step continues without an answer, and each says what is missing', async () => {
  await openSetup()
  for (const { title, chooses, missing } of STEPS) {
    await expect.element(question(title)).toBeVisible()
    expect(inputs().filter(({ checked }) => checked)).toEqual([])
    await expect.element(press('Next')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(press('Next')).toHaveAccessibleDescription(missing)
    await press('Next').click({ force: true })
    await expect.element(page.getByRole('alert')).toHaveTextContent(missing)
    await expect.element(question(title)).toBeVisible()
    for (const name of chooses) await label(name).click()
    await expect.element(press('Next')).not.toHaveAttribute('aria-disabled', 'true')
    await press('Next').click()
  }
})

it('ONB-30 Skip leaves each of four questions unanswered, on the way to the journal', async () => {
  const server = await openSetup()
  for (const { title, chooses } of STEPS) {
    await expect.element(question(title)).toBeVisible()
    if (title === GOALS) for (const name of chooses) await label(name).click()
    await press('Skip').click()
  }
  await expect.element(question(SETUP)).toHaveFocus()
  expect(press('Skip').elements()).toEqual([])
  history.back()
  await expect.element(question(CHALLENGES)).toBeVisible()
  await expect.element(press('Next')).toHaveAttribute('aria-disabled', 'true')
  history.forward()
  await expect.element(question(SETUP)).toBeVisible()
  await start()
  const { writingGoals, personalInfo } = defaultPreferences()
  expect(server.sent('savePreferences')).toMatchObject([{ writingGoals, personalInfo }])
})

it('ONB-06 ONB-08 ONB-10 ONB-11 the last step sets up the journal; its button saves everything and opens it', async () => {
  const server = await openSetup()
  for (const { title, chooses } of STEPS) {
    await expect.element(question(title)).toBeVisible()
    for (const name of chooses) await label(name).click()
    await press('Next').click()
  }
  await expect.element(label('Balanced')).toBeChecked()
  await label('Involved').click()
  await expect.element(label('Notifications')).not.toBeChecked()
  expect(label('Reminder time').elements()).toEqual([])
  await label('Notifications').click()
  await label('Reminder time').fill('07:45')
  await expect.element(label('Streak alerts')).toBeChecked()
  await label('Streak alerts').click()
  await looksRight()
  expect(press('Next').elements()).toEqual([])
  await start()
  expect(localStorage.getItem('onboardingComplete')).toBe('true')
  expect(localStorage.getItem('onboardingProgress')).toBeNull()
  const given = {
    writingGoals: { specificGoals: ['Memory keeping', 'Goal tracking'] },
    personalInfo: {
      currentMood: 'calm',
      interests: ['Creative Projects'],
      challengesToAddress: ['Time Management'],
    },
    journalStyle: { aiInteraction: 'involved', privacyLevel: 'hybrid' },
    notifications: { reminderEnabled: true, streakAlerts: false, preferredTime: '07:45' },
  }
  expect(server.sent('savePreferences')).toMatchObject([given])

  // Reopened after finishing, onboarding shows the saved choices.
  const saved = { status: 200, body: { ...defaultPreferences(), ...storedPreferences() } } as const
  await openApp('/onboarding', answersForAnna({ getPreferences: saved }))
  await expect.element(label('Calm')).toBeChecked()
  await press('Next').click()
  await expect.element(label('Goal tracking')).toBeChecked()
})

it('ONB-07 a custom goal is added and removed by keyboard alone', async () => {
  await openSetup()
  ;(label('Happy').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Pick a mood to continue')
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
  await expect.element(label('Neutral')).toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expect.element(question(GOALS)).toHaveFocus()
  ;(ownGoal.element() as HTMLElement).focus()
  await userEvent.keyboard(' {Enter}')
  expect(page.getByRole('checkbox').elements()).toHaveLength(10)
  await ownGoal.fill('Sing to my plants')
  await userEvent.keyboard('{Enter}')
  await expect.element(label('Sing to my plants')).toBeChecked()
  await expect.element(ownGoal).toHaveFocus()
  await ownGoal.fill(' sing TO my plants ')
  await userEvent.keyboard('{Enter}')
  await expect.element(said('already on the list')).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(11)
  await ownGoal.fill('Call')
  await userEvent.keyboard('{Enter}')
  const remove = page.getByRole('button', { name: 'Remove Call' })
  await expect.element(remove).toBeVisible()
  ;(remove.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(label('Call')).not.toBeInTheDocument()
  await expect.element(ownGoal).toHaveFocus()
  await ownGoal.fill('a'.repeat(201))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/up to 200 characters/)).toBeVisible()
})

it('answers survive Back, a closed tab and typed text, and are cleared on log-out', async () => {
  await openSetup({ logout: { status: 204, body: undefined } })
  await label('Neutral').click()
  await press('Next').click()
  await ownGoal.fill('Bake bread')
  await openApp('/onboarding', answersForNewcomer())
  await expect.element(ownGoal).toHaveValue('Bake bread')
  await press('Next').click()
  await expect.element(question(AREAS)).toHaveFocus()
  history.back()
  await expect.element(question(GOALS)).toHaveFocus()
  await expect.element(label('Bake bread')).toBeChecked()
  await press('Back').click()
  await expect.element(label('Neutral')).toBeChecked()
  await press('Next').click()
  await press('Next').click()
  await expect.element(question(AREAS)).toBeVisible()

  await openApp('/onboarding', answersForNewcomer({ logout: { status: 204, body: undefined } }))
  await expect.element(question(AREAS)).toBeVisible()
  await press('Back').click()
  await expect.element(label('Bake bread')).toBeChecked()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect.poll(() => location.pathname).toBe('/login')
  expect(JSON.stringify({ ...localStorage })).not.toContain('Bake')
})

it('ONB-13 a save that fails keeps the answers here, and the journal opens', async () => {
  const server = await openSetup()
  await answerAll()
  server.goOffline()
  await start()
  expect(localStorage.getItem('onboardingComplete')).toBe('true')
  expect(storedPreferences()).toMatchObject({ personalInfo: { currentMood: 'calm' } })
  expect(server.sent('savePreferences')).toEqual([])
  server.comeBack()
  dispatchEvent(new Event('online'))
  await expect
    .poll(() => server.sent('savePreferences'))
    .toMatchObject([{ personalInfo: { currentMood: 'calm' } }])
})

it('the journal opens even if the server fails or refuses, or storage is full', async () => {
  const no = { error: 'No.', code: 'no' }
  const failed = page.getByText('Failed to save preferences')
  await openSetup({ getPreferences: { status: 500, body: no } })
  await answerAll()
  const refusing = answersForNewcomer({
    getPreferences: { status: 500, body: no },
    savePreferences: { status: 422, body: no },
  })
  const unwell = await openApp('/onboarding', refusing)
  await expect.element(question(SETUP)).toBeVisible()
  await expect.element(page.getByText(/^We can’t reach your account right now\./)).toBeVisible()
  unwell.answers.getPreferences = {
    status: 200,
    body: { ...defaultPreferences(), version: 0 },
  }
  await start()
  await expect.element(failed).toBeVisible()

  // The answers are stored on this device.
  const server = await openApp('/onboarding', answersForNewcomer())
  await expect.element(question(SETUP)).toBeVisible()
  server.goOffline()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await start()
  await expect.element(failed).toBeVisible()
  full.mockRestore()
  const well = await openApp('/onboarding', answersForNewcomer())
  await start()
  const given = { personalInfo: { currentMood: 'calm', interests: ['Family Life'] } }
  expect(well.sent('savePreferences')).toMatchObject([given])
  expect(storedPreferences()).toMatchObject(given)
})

it('a returning person waits for their choices and sees no empty form', async () => {
  signIn()
  const chosen = { ...defaultPreferences(), version: 3 }
  const no = { error: 'No.', code: 'no' }
  let isAskedAgain = false
  const answers = answersForAnna({
    getPreferences: () =>
      isAskedAgain ? { status: 200, body: chosen } : { status: 500, body: no },
  })
  await openApp('/onboarding', answers)
  await expect.element(question('We couldn’t load your answers')).toBeVisible()
  expect(page.getByRole('radio').elements()).toEqual([])
  // Other requests for preferences are refused until then.
  press('Try again')
    .element()
    .addEventListener('click', () => {
      isAskedAgain = true
    })
  await press('Try again').click()
  await expect.element(label('Neutral')).toBeChecked()
})

const WRITING_TIMES = [
  ['morning', '08:00'],
  ['afternoon', '14:00'],
  ['evening', '20:00'],
  ['night', '22:00'],
] as const

/** Stores the answers to all steps but the last. */
function keepAnswers(): void {
  const set = { aiInteraction: 'balanced', reminderEnabled: false, streakAlerts: true }
  const none = { goals: [], interests: [], challenges: [] }
  const began = { ...set, ...none, preferredTime: '08:00', mood: '' }
  const lists = { goals: ['Goal tracking'], interests: ['Family Life'], challenges: ['Self-Doubt'] }
  const answers = { ...began, ...lists, mood: 'calm' }
  const kept = { step: 5, answers, began, ownGoals: [], goalText: '' }
  localStorage.setItem('onboardingProgress', JSON.stringify(kept))
}

it.each(WRITING_TIMES)(
  'ONB-17 the reminder first offered follows the signup: %s at %s',
  async (when, time) => {
    standInCentre('default')
    keepAnswers()
    await openSetup({}, { preferredWritingTime: when })
    await label('Notifications').click()
    await expect.element(label('Reminder time')).toHaveValue(time)
  },
)

it('ONB-12 only the last click requests permission, and only if reminders are on', async () => {
  const chosen = defaultPreferences()
  const fromSignup = {
    preferredWritingTime: 'night' as const,
    writingGoals: { ...chosen.writingGoals, specificGoals: ['Sing'] },
    journalStyle: { ...chosen.journalStyle, topicsOfInterest: ['Life Transitions'] },
  }
  const centre = standInCentre('default')
  keepAnswers()
  const without = await openSetup({}, fromSignup)
  await start()
  expect(centre.asked).toBe(0)
  expect(without.sent('savePreferences')).toMatchObject([
    { notifications: { reminderEnabled: false } },
  ])
  expect(localStorage.getItem('scheduledNotifications') ?? '').not.toContain('Time to Write')

  localStorage.clear()
  keepAnswers()
  const server = await openSetup({}, fromSignup)
  await label('Notifications').click()
  await expect.element(page.getByText(/^Your browser will ask for permission once/)).toBeVisible()
  expect(centre.asked).toBe(0)
  await start()
  expect(centre.asked).toBe(1)
  await expect
    .poll(() => localStorage.getItem('scheduledNotifications') ?? '')
    .toContain('Time to Write')
  // Choices from the signup are kept.
  expect(server.sent('savePreferences')).toMatchObject([
    {
      writingGoals: { specificGoals: ['Sing', 'Goal tracking'] },
      journalStyle: { topicsOfInterest: ['Life Transitions'], privacyLevel: 'hybrid' },
      notifications: { reminderEnabled: true, preferredTime: '22:00' },
      preferredWritingTime: 'night',
    },
  ])
})

it('a browser that refuses notifications or has none says so', async () => {
  const centre = standInCentre('default')
  keepAnswers()
  await openSetup()
  centre.permission = 'denied'
  dispatchEvent(new Event('focus'))
  await expect.element(said('is blocking Daywell’s notifications')).toBeVisible()
  vi.stubGlobal('Notification', undefined)
  dispatchEvent(new Event('focus'))
  await expect.element(said('doesn’t support notifications')).toBeVisible()
})
