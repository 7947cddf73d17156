import { expect, type Page } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { looksRight } from '#fixtures/looks.ts'
import { preferencesCalls, preferencesOn } from '#fixtures/preferences-page.ts'
import { test } from '#fixtures/test.ts'

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
  Appearance: ['As the system', 'Light', 'Dark'],
}

const lookOf = (page: Page) =>
  deskOn(page).text.evaluate((text) => {
    const { fontSize, lineHeight } = getComputedStyle(text)
    return { size: fontSize, spacing: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) }
  })

test('PREF-01 PREF-02 PREF-14 PREF-15 PREF-16 PREF-17 PREF-18 PREF-20 PREF-21 PREF-22 PREF-23 PREF-24 PREF-25 PREF-26 PREF-27 ERR-29 everything can be chosen and is saved', async ({
  page,
  signIn,
  request,
}) => {
  const anna = await signIn()
  const calls = await preferencesCalls(page)
  const screen = preferencesOn(page)
  await screen.open()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal Preferences')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    ...['Writing Goals', 'Journal Style', 'Personal Information', 'Notifications & Accessibility'],
  ])
  for (const [name, words] of Object.entries(OFFERED))
    await expect(screen.group(name).locator('label'), name).toHaveText(words)
  const range = async (name: string) => {
    const field = screen.main.getByLabel(name, { exact: true })
    return Promise.all(['type', 'min', 'max', 'step'].map((fact) => field.getAttribute(fact)))
  }
  expect(await range('Entries per week')).toEqual(['range', '1', '7', '1'])
  expect(await range('Words per entry')).toEqual(['number', '50', '2000', '1'])
  expect(await range('Line spacing')).toEqual(['range', '1', '2', '0.1'])
  await expect(screen.bar).toContainText('Everything is saved.')

  // A first sync that is still under way would ask the server for the level, and hold to that.
  const synced = `last_sync_${anna.userId}`
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), synced)).not.toBeNull()

  // The level that holds is shown, whichever it is; it is changed elsewhere.
  const level = screen.main.getByRole('definition').filter({ hasText: 'Privacy & data' })
  for (const [value, name] of Object.entries({
    local: 'Local',
    cloud: 'Cloud',
    hybrid: 'Hybrid',
  })) {
    await page.evaluate(
      ([key, device]) => {
        localStorage.setItem(key ?? '', JSON.stringify({ device, server: device }))
        dispatchEvent(new StorageEvent('storage', { key: key ?? '' }))
      },
      [`privacy_level_${anna.userId}`, value],
    )
    await expect(level).toContainText(name)
  }
  await expect(level.getByRole('link')).toHaveAttribute('href', '/privacy')

  // With the keyboard alone.
  const entries = screen.main.getByLabel('Entries per week')
  await entries.focus()
  for (const [key, value] of [
    ...([
      ['End', '7'],
      ['ArrowRight', '7'],
      ['Home', '1'],
      ['ArrowLeft', '1'],
    ] as const),
    ...([
      ['ArrowRight', '2'],
      ['ArrowRight', '3'],
      ['ArrowRight', '4'],
    ] as const),
  ]) {
    await page.keyboard.press(key)
    await expect(entries).toHaveValue(value)
  }
  for (const words of ['49', '2001', '']) {
    await screen.words.fill(words)
    await page.keyboard.press('Control+s')
    await expect(screen.words).toHaveAttribute('aria-invalid', 'true')
    await expect(screen.bar.getByRole('alert')).toContainText('Words per entry: ')
  }
  // Whatever else is changed, an emptied number is still asked for.
  await screen.answer('Sleep quality', 'Good').check()
  await expect(screen.words).toHaveAttribute('aria-invalid', 'true')
  await screen.words.fill('450')
  await expect(screen.bar.getByRole('alert')).toBeHidden()
  await screen.answer('Primary goal', 'Self-reflection').focus()
  await page.keyboard.press('ArrowRight')
  await screen.tick('Specific goals', 'Goal tracking').focus()
  await page.keyboard.press('Space')
  const goal = screen.main.getByRole('textbox', { name: 'A goal of your own' })
  await goal.fill('  call my sister ')
  await page.keyboard.press('Enter')
  await expect(goal).toHaveValue('')
  await goal.fill('Call my SISTER')
  await screen.main.getByRole('button', { name: 'Add Custom Goal' }).click()
  await expect(screen.main.getByText('That is in the list already.')).toBeVisible()
  await goal.fill('Not this')
  // The window loses the focus, and the field is still the one that is written in.
  await goal.dispatchEvent('focusout')
  await goal.pressSequentially(' one')
  await page.keyboard.press('Enter')
  await screen.main.getByRole('button', { name: 'Remove Not this one' }).press('Enter')
  await expect(screen.tick('Specific goals', 'Self-reflection')).toBeFocused()
  for (const [name, words] of [
    ['Prompts', 'Personal Growth'],
    ['When you like to write', 'Night'],
    ['AI interaction', 'Involved'],
    ['Current mood', 'Calm'],
    ['Stress level', 'High'],
    ['Sleep quality', 'Poor'],
    ['Font size', 'Large'],
  ] as const)
    await screen.answer(name, words).check()
  await screen.tick('Interests', 'Family Life').check()
  await screen.tick('Challenges to address', 'Life Purpose').check()
  const time = screen.main.getByLabel('Reminder time')
  await expect(time).toBeHidden()
  await screen.main.getByRole('checkbox', { name: 'Remind me to write' }).check()
  await time.fill('07:45')
  await page.keyboard.press('Backspace')
  await expect(time).toHaveValue('')
  await time.blur()
  await expect(time).toHaveValue('07:45')
  await screen.main.getByLabel('Line spacing').fill('1.8')
  const sample = screen.main.getByRole('region', { name: 'How your page will look' })
  await expect(sample.getByText(/kettle/)).toHaveCSS('font-size', '22px')
  await looksRight(page)

  // An event that was typed and not added yet is saved with the rest.
  let letGo: (() => void) | undefined
  calls.POST = (route) =>
    new Promise<void>((done) => {
      letGo = () => done(route.continue())
    })
  const writing = await page.context().newPage()
  // At rest, so that it does not bring to the server itself what it finds waiting on the device.
  const answered = writing.waitForResponse('**/api/user/preferences')
  await deskOn(writing).open()
  await answered
  expect(await lookOf(writing)).toEqual({ size: '19px', spacing: 1.5 })
  await screen.main.getByRole('textbox', { name: 'An event' }).fill('A new home')
  await expect(screen.bar).toContainText('You have unsaved changes.')
  await page.keyboard.press('Control+s')
  await expect(screen.bar.getByRole('button')).toHaveText(['Saving...'])
  await expect.poll(() => letGo).toBeDefined()
  letGo?.()
  await expect(page.getByText('Preferences saved successfully')).toBeVisible()
  await expect(screen.bar).toContainText('Everything is saved.')
  const headers = { authorization: `Bearer ${anna.token}` }
  const saved = await (await request.get('/api/user/preferences', { headers })).json()
  expect(saved).toEqual({
    writingGoals: {
      entriesPerWeek: 4,
      wordsPerEntry: 450,
      primaryGoal: 'stress-management',
      specificGoals: ['Goal tracking', 'call my sister'],
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
    version: 1,
  })
  expect(await screen.stored()).toEqual(saved)

  // The page that is open in the other tab has followed at once.
  await expect.poll(() => lookOf(writing)).toEqual({ size: '22px', spacing: 1.8 })
  await screen.main.getByRole('checkbox', { name: 'Remind me to write' }).uncheck()
  await expect(time).toBeHidden()
  await screen.answer('Appearance', 'Dark').check()
  await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark')
})
