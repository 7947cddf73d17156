import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import type { Answers } from '#app/testing/stand-in-server.ts'

const OFFERED = {
  'Primary goal': [
    ...['Self-reflection', 'Stress management', 'Personal growth', 'Creativity', 'Gratitude'],
    'Memory keeping',
  ],
  'Specific goals': [
    ...['Self-reflection', 'Stress management', 'Personal growth', 'Problem-solving'],
    ...['Emotional processing', 'Memory keeping', 'Creativity enhancement', 'Goal tracking'],
    ...['Gratitude practice', 'Mental health support'],
  ],
  Prompts: ['Free Writing', 'Reflection', 'Personal Growth', 'Gratitude'],
  'When you like to write': ['Morning', 'Afternoon', 'Evening', 'Night'],
  'AI interaction': ['Minimal', 'Balanced', 'Involved'],
  'Current mood': ['Happy', 'Calm', 'Neutral', 'Anxious', 'Sad', 'Overwhelmed'],
  'Stress level': ['Low', 'Medium', 'High'],
  'Sleep quality': ['Poor', 'Average', 'Good'],
  Interests: [
    ...['Career & Professional Growth', 'Relationships & Social Life', 'Health & Wellness'],
    ...['Creative Projects', 'Personal Development', 'Spirituality & Mindfulness'],
    ...['Hobbies & Recreation', 'Family Life', 'Education & Learning', 'Life Transitions'],
  ],
  'Challenges to address': [
    ...['Stress & Anxiety', 'Work-Life Balance', 'Relationship Issues', 'Self-Doubt'],
    ...['Time Management', 'Health Concerns', 'Career Decisions', 'Personal Identity'],
    ...['Financial Stress', 'Life Purpose'],
  ],
  'Font size': ['Small', 'Medium', 'Large'],
  Appearance: ['Match system', 'Light', 'Dark'],
}

const main = page.getByRole('main')
const group = (name: string) => main.getByRole('group', { name })
const answer = (name: string, words: string) => group(name).getByRole('radio', { name: words })
const tick = (name: string, words: string) => group(name).getByRole('checkbox', { name: words })
const field = (name: string) => main.getByLabelText(name)
const wordsPerEntry = main.getByRole('spinbutton', { name: 'Words per entry' })
const bar = main.getByRole('region', { name: 'Saving' })
const save = main.getByRole('button', { name: 'Save Changes' })
const wrong = bar.getByRole('alert')
const pressSaveKeys = () => userEvent.keyboard('{Control>}s{/Control}')
const focus = (at: ReturnType<typeof field>) => (at.element() as HTMLElement).focus()
const stored = () => JSON.parse(localStorage.getItem('userPreferences') ?? 'null')
const labels = (name: string) =>
  [...group(name).element().querySelectorAll('label')].map(({ textContent }) => textContent)

const SAVES = {
  savePreferences: ({ body }) => ({ status: 200, body: { ...(body as Preferences), version: 2 } }),
} satisfies Answers
const no = { error: 'No.', code: 'no' }

function open(over: Answers = {}) {
  signIn()
  return openApp('/preferences', answersForAnna({ ...SAVES, ...over }))
}

it('PREF-01 PREF-14 PREF-15 PREF-17 PREF-40 the screen has its sections, appearance first, and offers the moods, prompts, levels and sizes', async () => {
  await open()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Journal Preferences')
  await expect.element(group('Prompts')).toBeVisible()
  const titles = page.getByRole('heading', { level: 2 }).elements()
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    ...['Notifications & Accessibility', 'Journal Style', 'Writing Goals', 'Personal Information'],
  ])
  for (const name of [
    ...(['Current mood', 'Prompts', 'AI interaction', 'Font size'] as const),
    ...(['When you like to write', 'Appearance'] as const),
  ])
    expect(labels(name), name).toEqual(OFFERED[name])
  await expect.element(bar).toMatchTextContent(/All changes saved\./)
  await looksRight()
})

it('PREF-40 PREF-41 PREF-42 appearance comes before reminders, lists are in two groups, and settings in two columns from 1024 px', async () => {
  await page.viewport(1024, 800)
  await open()
  const legends = (name: string) =>
    [...main.getByRole('region', { name }).element().querySelectorAll('legend')].map(
      ({ textContent }) => textContent,
    )
  await expect.element(group('Interests')).toBeVisible()
  expect(legends('What you want from journaling')).toEqual([
    ...['Primary goal', 'Specific goals', 'Challenges to address'],
  ])
  expect(legends('What you like to write about')).toEqual(['Interests', 'Your own topics'])
  expect(legends('Notifications & Accessibility').slice(0, 2)).toEqual(['Appearance', 'Font size'])
  const place = (name: string) => group(name).element().getBoundingClientRect()
  expect(place('Stress level').top).toBe(place('Current mood').top)
  expect(place('Stress level').left).toBeGreaterThan(place('Current mood').right)
  await looksRight()
  await page.viewport(1023, 800)
  expect(place('Stress level').top).toBeGreaterThan(place('Current mood').bottom)
  expect(place('Stress level').left).toBe(place('Current mood').left)
})

it('PREF-18 PREF-20 PREF-21 PREF-27 the screen offers the goals, interest areas and challenges', async () => {
  await open()
  await expect.element(group('Interests')).toBeVisible()
  for (const name of [
    ...(['Primary goal', 'Specific goals', 'Interests', 'Challenges to address'] as const),
  ])
    expect(labels(name), name).toEqual(OFFERED[name])
})

it('PREF-22 PREF-23 PREF-25 PREF-26 numbers have their limits, and stress and sleep three answers each', async () => {
  await open()
  const range = (name: string) => {
    const input = field(name).element() as HTMLInputElement
    return [input.type, input.min, input.max, input.step]
  }
  await expect.element(field('Entries per week')).toBeVisible()
  expect(range('Entries per week')).toEqual(['range', '1', '7', '1'])
  expect(range('Words per entry')).toEqual(['number', '50', '2000', '1'])
  expect(range('Line spacing')).toEqual(['range', '1', '2', '0.1'])
  for (const name of ['Stress level', 'Sleep quality'] as const)
    expect(labels(name), name).toEqual(OFFERED[name])

  focus(field('Entries per week'))
  for (const [keys, value] of [
    ['{End}{ArrowRight}', '7'],
    ['{Home}{ArrowLeft}', '1'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', '4'],
  ] as const) {
    await userEvent.keyboard(keys)
    await expect.element(field('Entries per week')).toHaveValue(value)
  }
  for (const words of ['49', '2001', '']) {
    await wordsPerEntry.fill(words)
    await pressSaveKeys()
    await expect.element(wordsPerEntry).toHaveAttribute('aria-invalid', 'true')
    await expect.element(wrong).toMatchTextContent(/Words per entry: [a-z]/)
    await wrong.getByRole('button').click()
    await expect.element(wordsPerEntry).toHaveFocus()
  }
  // Changing another field doesn't clear the error of an emptied number.
  await answer('Sleep quality', 'Good').click()
  await expect.element(wordsPerEntry).toHaveAttribute('aria-invalid', 'true')
  await looksRight()
  await wordsPerEntry.fill('450')
  await expect.element(wrong).not.toBeInTheDocument()
})

it('PREF-16 the current privacy level is shown, with a link to change it', async () => {
  const server = await open()
  await expect.poll(() => server.sent('syncEntries')).toHaveLength(1)
  const level = main.getByRole('definition').filter({ hasText: 'Privacy & data' })
  for (const [device, name] of Object.entries({
    local: 'Local',
    cloud: 'Cloud',
    hybrid: 'Hybrid',
  })) {
    const key = 'privacy_level_anna'
    localStorage.setItem(key, JSON.stringify({ device, server: device }))
    dispatchEvent(new StorageEvent('storage', { key }))
    await expect.element(level).toMatchTextContent(name)
  }
  await expect.element(level.getByRole('link')).toHaveAttribute('href', '/privacy')
})

it('custom goals are added once each and removed by keyboard alone', async () => {
  const server = await open()
  const goal = main.getByRole('textbox', { name: 'Your own goal' })
  await goal.fill('  call my sister ')
  await userEvent.keyboard('{Enter}')
  await expect.element(goal).toHaveValue('')
  await goal.fill('Call my SISTER')
  await main.getByRole('button', { name: 'Add Custom Goal' }).click()
  await expect.element(main.getByText('Already added.')).toBeVisible()
  await goal.fill('Not this')
  // The window loses focus while the field is still being edited.
  goal.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await userEvent.type(goal, ' one')
  await userEvent.keyboard('{Enter}')
  const remove = main.getByRole('button', { name: 'Remove Not this one' })
  await expect.element(remove).toBeVisible()
  focus(remove)
  await userEvent.keyboard('{Enter}')
  await expect.element(tick('Specific goals', 'Self-reflection')).toHaveFocus()
  await pressSaveKeys()
  await expect
    .poll(() => server.sent('savePreferences'))
    .toMatchObject([{ writingGoals: { specificGoals: ['call my sister'] } }])
})

it('PREF-02 PREF-24 ERR-29 every choice is saved, and the reminder time shows only with reminders on', async () => {
  const held = Promise.withResolvers<void>()
  const server = await open({
    savePreferences: async ({ body }) => {
      await held.promise
      return { status: 200, body: { ...(body as Preferences), version: 2 } }
    },
  })
  await wordsPerEntry.fill('450')
  await tick('Specific goals', 'Goal tracking').click()
  for (const [name, words] of [
    ['Primary goal', 'Stress management'],
    ['Prompts', 'Personal Growth'],
    ['When you like to write', 'Night'],
    ['AI interaction', 'Involved'],
    ['Current mood', 'Calm'],
    ['Stress level', 'High'],
    ['Sleep quality', 'Poor'],
    ['Font size', 'Large'],
  ] as const)
    await answer(name, words).click()
  await tick('Interests', 'Family Life').click()
  await tick('Challenges to address', 'Life Purpose').click()
  const time = field('Reminder time')
  const reminders = main.getByRole('checkbox', { name: 'Remind me to write' })
  await expect.element(time).not.toBeInTheDocument()
  await reminders.click()
  await time.fill('07:45')
  focus(time)
  await userEvent.keyboard('{Backspace}')
  await expect.element(time).toHaveValue('')
  ;(time.element() as HTMLElement).blur()
  await expect.element(time).toHaveValue('07:45')
  await field('Line spacing').fill('1.8')
  const sample = main.getByRole('region', { name: 'Preview of your page' })
  await expect.element(sample.getByText(/kettle/)).toHaveStyle({ fontSize: '22px' })
  // A typed event that wasn't added yet is saved too.
  await main.getByRole('textbox', { name: 'Your own event' }).fill('A new home')
  await expect.element(bar).toMatchTextContent(/You have unsaved changes\./)
  await pressSaveKeys()
  await expect.element(bar.getByRole('button')).toHaveTextContent('Saving...')
  held.resolve()
  await expect.element(page.getByText('Preferences saved successfully')).toBeVisible()
  await expect.element(bar).toMatchTextContent(/All changes saved\./)
  const chosen = {
    writingGoals: {
      entriesPerWeek: 5,
      wordsPerEntry: 450,
      primaryGoal: 'stress-management',
      specificGoals: ['Goal tracking'],
    },
    journalStyle: {
      promptPreference: 'growth',
      topicsOfInterest: [],
      privacyLevel: 'hybrid',
      aiInteraction: 'involved',
    },
    personalInfo: {
      currentMood: 'calm',
      stressLevel: 'high',
      sleepQuality: 'poor',
      majorLifeEvents: ['A new home'],
      interests: ['Family Life'],
      challengesToAddress: ['Life Purpose'],
    },
    notifications: { reminderEnabled: true, streakAlerts: true, preferredTime: '07:45' },
    accessibility: { fontSize: 'large', lineSpacing: 1.8 },
    preferredWritingTime: 'night',
  }
  expect(server.sent('savePreferences')).toEqual([{ ...chosen, version: 1 }])
  expect(stored()).toEqual({ ...chosen, version: 2 })
  await reminders.click()
  await expect.element(time).not.toBeInTheDocument()
  await answer('Appearance', 'Dark').click()
  expect(document.documentElement.dataset.theme).toBe('dark')
})

it('an open page follows what another tab saved', async () => {
  signIn()
  await openApp('/journal', answersForAnna())
  const text = page.getByRole('textbox', { name: 'Entry' })
  await expect.element(text).toHaveStyle({ fontSize: '19px' })
  await expect.poll(stored).not.toBeNull()
  const accessibility = { fontSize: 'large', lineSpacing: 1.8 }
  localStorage.setItem('userPreferences', JSON.stringify({ ...stored(), accessibility }))
  dispatchEvent(new StorageEvent('storage', { key: 'userPreferences' }))
  await expect.element(text).toHaveStyle({ fontSize: '22px', lineHeight: '39.6px' })
})

it('PREF-03 PREF-05 ERR-32 without a response it retries, then shows the local copy', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    signIn()
    const answers = answersForAnna(SAVES)
    const asked: (() => void)[] = []
    answers.getPreferences = () =>
      new Promise((_, reject) => {
        asked.push(() => reject(new TypeError('Failed to fetch')))
      })
    await openApp('/preferences', answers)
    const fail = () => {
      for (const one of asked.splice(0)) one()
    }
    const retry = main.getByRole('button', { name: 'Retry Loading' })
    for (const [attempt, ms] of [
      [2, 1000],
      [3, 2000],
      [4, 4000],
    ] as const) {
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      fail()
      const trouble = main.getByText(`Having trouble connecting... Attempt ${attempt}/4`)
      await expect.element(trouble).toBeVisible()
      await expect.element(retry).toBeVisible()
      if (attempt === 3) await looksRight()
      await vi.advanceTimersByTimeAsync(ms)
    }
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    fail()
    await expect.element(page.getByText('Failed to load preferences')).toBeVisible()
    await expect
      .element(main.getByText(/^We can’t reach your account, and this device has no/))
      .toBeVisible()
    await expect.element(wordsPerEntry).toHaveValue(200)
  } finally {
    vi.useRealTimers()
  }
})

it('PREF-05 PREF-06 ERR-30 an offline save is kept and shown here, and later rebased onto what was chosen elsewhere', async () => {
  const unwell = { status: 500, body: no }
  const server = await open({ getPreferences: unwell, savePreferences: unwell })
  await wordsPerEntry.fill('300')
  await save.click()
  await expect.element(page.getByText('Preferences saved locally')).toBeVisible()
  const waits = /Saved on this device\. We’ll sync it later\./
  await expect.element(bar).toMatchTextContent(waits)
  await looksRight()

  // A retry falls back to the device's copy; edits survive it.
  await answer('Current mood', 'Happy').click()
  const retry = main.getByRole('button', { name: 'Retry Loading' })
  await retry.click()
  await expect
    .element(main.getByText(/^We can’t reach your account\. Showing the preferences saved/))
    .toBeVisible()
  await expect.element(wordsPerEntry).toHaveValue(300)
  await expect.element(answer('Current mood', 'Happy')).toBeChecked()
  await bar.getByRole('button', { name: 'Discard' }).click()
  await expect.element(answer('Current mood', 'Neutral')).toBeChecked()

  const elsewhere = { ...defaultPreferences(), version: 7 }
  elsewhere.personalInfo = { ...elsewhere.personalInfo, currentMood: 'calm' }
  server.answers.getPreferences = { status: 200, body: elsewhere }
  server.answers.savePreferences = SAVES.savePreferences
  await retry.click()
  await expect.element(bar).toMatchTextContent(/All changes saved\./)
  await expect.element(answer('Current mood', 'Calm')).toBeChecked()
  expect(server.sent('savePreferences').at(-1)).toMatchObject({
    writingGoals: { wordsPerEntry: 300 },
    personalInfo: { currentMood: 'calm' },
  })
})

it('ERR-31 a refused value is named and not stored, and a failed local save says so', async () => {
  const refused = { ...no, fields: { 'personalInfo.interests.0': 'Must not be empty' } }
  const server = await open({ savePreferences: { status: 422, body: refused } })
  const failed = page.getByText('Failed to save preferences')
  await wordsPerEntry.fill('20')
  await save.click()
  await expect.element(wordsPerEntry).toHaveAttribute('aria-invalid', 'true')
  expect(server.sent('savePreferences')).toEqual([])
  expect(failed.elements()).toEqual([])
  await wordsPerEntry.fill('250')
  await expect.element(wrong).not.toBeInTheDocument()

  await expect.poll(stored).not.toBeNull()
  const before = stored()
  await save.click()
  await expect.element(failed).toBeVisible()
  await expect.element(wrong).toHaveTextContent('Interests: must not be empty')
  expect(stored()).toEqual(before)
  await expect.element(bar).toMatchTextContent(/You have unsaved changes\./)

  // After visiting another page, edits are still there, still unsaved.
  await page.getByRole('link', { name: 'Insights' }).first().click()
  await expect.poll(() => location.pathname).toBe('/summary')
  history.back()
  await expect.element(wordsPerEntry).toHaveValue(250)

  server.goOffline()
  await page.getByRole('region', { name: 'Notices' }).getByRole('button').click()
  await expect.element(failed).not.toBeInTheDocument()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await save.click()
  await expect.element(failed).toBeVisible()
  await expect.element(wordsPerEntry).toHaveValue(250)
  full.mockRestore()
})

it('ERR-47 stored preferences that cannot be read are only logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.setItem('userPreferences', '{"not whole')
  const looked = Promise.withResolvers<void>()
  const first = { ...defaultPreferences(), version: 1 }
  signIn()
  const answers = answersForAnna()
  // A faster answer would overwrite it first.
  answers.getPreferences = () => looked.promise.then(() => ({ status: 200, body: first }))
  await openApp('/preferences', answers)
  await expect
    .poll(() => warned.mock.calls.map(String))
    .toEqual(['Couldn’t read the stored preferences'])
  looked.resolve()
  await expect.element(wordsPerEntry).toHaveValue(200)
  expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(0)
})

it('originals of photos are kept by one choice of this device, in Preferences, too (MED-142)', async () => {
  const server = await open()
  const keep = main.getByRole('switch', { name: 'Keep originals' })
  await expect.element(keep).not.toBeChecked()
  await expect.element(keep).toHaveAccessibleDescription(/may contain the place/)
  await keep.click()
  await expect.element(keep).toBeChecked()
  expect(server.sent('savePreferences')).toEqual([])
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await page.getByRole('button', { name: 'Add a photo or recording' }).click()
  const there = page.getByRole('dialog').getByRole('switch', { name: 'Keep originals' })
  await expect.element(there).toBeChecked()
  // Another tab changes it.
  localStorage.removeItem('keepOriginals')
  window.dispatchEvent(new StorageEvent('storage', { key: 'keepOriginals' }))
  await expect.element(there).not.toBeChecked()
})
