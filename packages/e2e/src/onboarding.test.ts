import type { Page } from '@playwright/test'
import { logIn, makeAccount, press } from '#fixtures/accounts.ts'
import { looksRight } from '#fixtures/looks.ts'
import { question } from '#fixtures/onboarding.ts'
import { expect, open, storedSession, test } from '#fixtures/test.ts'

const STEPS = [
  {
    title: 'How are you feeling today?',
    offers: ['Happy', 'Calm', 'Neutral', 'Anxious', 'Sad', 'Overwhelmed'],
    chooses: ['Calm'],
    missing: 'Choose a mood to go on',
  },
  {
    title: 'What brings you to journaling?',
    offers: [
      ...['Self-reflection', 'Stress management', 'Personal growth', 'Problem-solving'],
      ...['Emotional processing', 'Memory keeping', 'Creativity enhancement', 'Goal tracking'],
      ...['Gratitude practice', 'Mental health support'],
    ],
    chooses: ['Memory keeping', 'Goal tracking'],
    missing: 'Choose at least one goal to go on',
  },
  {
    title: 'What areas interest you most?',
    offers: [
      ...['Career & Professional Growth', 'Relationships & Social Life', 'Health & Wellness'],
      ...['Creative Projects', 'Personal Development', 'Spirituality & Mindfulness'],
      ...['Hobbies & Recreation', 'Family Life', 'Education & Learning', 'Life Transitions'],
    ],
    chooses: ['Creative Projects'],
    missing: 'Choose at least one area to go on',
  },
  {
    title: "Any challenges you'd like to work on?",
    offers: [
      ...['Stress & Anxiety', 'Work-Life Balance', 'Relationship Issues', 'Self-Doubt'],
      ...['Time Management', 'Health Concerns', 'Career Decisions', 'Personal Identity'],
      ...['Financial Stress', 'Life Purpose'],
    ],
    chooses: ['Time Management'],
    missing: 'Choose at least one challenge to go on',
  },
]

const choices = (page: Page) =>
  page.getByRole('main').locator('input[type=radio], input[type=checkbox]')
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

test('ONB-01 ONB-02 ONB-03 ONB-04 ONB-05 ONB-06 ONB-08 ONB-09 ONB-10 ONB-11 five steps, each of which looks right, lead into the journal', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request, { onboarded: false })
  await open(page, '/login')
  await logIn(page, account)
  await expect(page).toHaveURL('/onboarding')

  for (const [index, { title, offers, chooses, missing }] of STEPS.entries()) {
    await expect(question(page, title)).toBeFocused()
    await expect(page.getByText(`Step ${index + 1} of 5`)).toBeVisible()
    await expect(button(page, 'Back')).toHaveCount(index === 0 ? 0 : 1)
    const names = choices(page).evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent),
    )
    expect(await names).toEqual(offers)
    await expect(page.locator('main input:checked')).toHaveCount(0)
    await expect(button(page, 'Next')).toBeDisabled()
    await expect(button(page, 'Next')).toHaveAccessibleDescription(missing)
    await button(page, 'Next').click({ force: true })
    await expect(page.getByRole('alert')).toHaveText(missing)
    await expect(question(page, title)).toBeVisible()
    await looksRight(page)
    for (const name of chooses) await label(page, name).check()
    await expect(button(page, 'Next')).toBeEnabled()
    await press(page, 'Next')
  }

  await expect(question(page, "Let's set up your journal")).toBeFocused()
  await expect(page.getByText('Step 5 of 5')).toBeVisible()
  await expect(label(page, 'Balanced')).toBeChecked()
  await label(page, 'Involved').check()
  await expect(label(page, 'Notifications')).not.toBeChecked()
  await expect(label(page, 'Reminder time')).toHaveCount(0)
  await label(page, 'Notifications').check()
  await label(page, 'Reminder time').fill('07:45')
  await expect(label(page, 'Streak alerts')).toBeChecked()
  await label(page, 'Streak alerts').uncheck()
  await looksRight(page)
  await expect(button(page, 'Next')).toHaveCount(0)
  await expect(button(page, 'Start Journaling')).toBeEnabled()
  await press(page, 'Start Journaling')

  await expect(page).toHaveURL('/journal')
  expect(await storedSession(page)).toMatchObject({ onboardingComplete: 'true' })
  const headers = { authorization: `Bearer ${account.token}` }
  const saved = await (await request.get('/api/user/preferences', { headers })).json()
  expect(saved).toMatchObject({
    writingGoals: { specificGoals: ['Memory keeping', 'Goal tracking'] },
    personalInfo: {
      currentMood: 'calm',
      interests: ['Creative Projects'],
      challengesToAddress: ['Time Management'],
    },
    journalStyle: { aiInteraction: 'involved', privacyLevel: 'hybrid' },
    notifications: { reminderEnabled: true, streakAlerts: false, preferredTime: '07:45' },
  })

  // What is finished is no place to come back to, and shows what was chosen to one who wants it.
  expect(await page.evaluate(() => localStorage.getItem('onboardingProgress'))).toBeNull()
  await page.goto('/onboarding')
  await expect(label(page, 'Calm')).toBeChecked()
  await press(page, 'Next')
  await expect(label(page, 'Goal tracking')).toBeChecked()
})
