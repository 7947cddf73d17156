import { logIn, makeAccount, press } from '#fixtures/accounts.ts'
import { answerAll, question } from '#fixtures/pages/onboarding.ts'
import { preferencesOn } from '#fixtures/pages/preferences-page.ts'
import { expect, open, store, test } from '#fixtures/test.ts'

test('ONB-11 ERR-29 what a newcomer answers survives a reload, and what they choose later is on their other device', async ({
  page,
  request,
  openElsewhere,
}) => {
  const account = await makeAccount(request, { onboarded: false })
  await open(page, '/login')
  await logIn(page, account)
  await expect(page).toHaveURL('/onboarding')
  await answerAll(page)
  await page.goBack()
  await expect(question(page, "Any challenges you'd like to work on?")).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Self-Doubt', { exact: true })).toBeChecked()
  await press(page, 'Next')
  await page.getByLabel('Involved', { exact: true }).check()
  await press(page, 'Start Journaling')
  await expect(page).toHaveURL('/journal')
  const headers = { authorization: `Bearer ${account.token}` }
  expect(await (await request.get('/api/user/preferences', { headers })).json()).toMatchObject({
    writingGoals: { specificGoals: ['Self-reflection'] },
    personalInfo: {
      currentMood: 'calm',
      interests: ['Family Life'],
      challengesToAddress: ['Self-Doubt'],
    },
    journalStyle: { aiInteraction: 'involved' },
  })

  const here = preferencesOn(page)
  await here.open()
  await here.words.fill('450')
  await here.save.click()
  await expect(page.getByText('Preferences saved successfully')).toBeVisible()
  const other = await openElsewhere()
  await store(other, { token: account.token, userId: account.userId })
  const there = preferencesOn(other)
  await there.open()
  await expect(there.words).toHaveValue('450')
  await expect(there.answer('Current mood', 'Calm')).toBeChecked()
})
