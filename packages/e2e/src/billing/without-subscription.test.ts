import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { editorOn } from '#fixtures/pages/editor.ts'
import { heading } from '#fixtures/pages/insights-page.ts'
import { finishOnboarding } from '#fixtures/pages/onboarding.ts'
import { pastEntriesOn } from '#fixtures/pages/past-entries.ts'
import { preferencesOn } from '#fixtures/pages/preferences-page.ts'
import { profileOn } from '#fixtures/pages/profile-page.ts'
import { choosePlan, isActivated, subscribeButton } from '#fixtures/paying/journeys.ts'
import { fillTestCard } from '#fixtures/paying/tills.ts'
import { expect, open, test } from '#fixtures/test.ts'

const TITLE = 'The first page'

test('PAY-24 PAY-31 PAY-40 PAY-46 all that is free works without a subscription, which can be bought, and cancelled for the money', async ({
  page,
  signIn,
}) => {
  const refused: string[] = []
  page.on('response', (answer) => {
    if ([402, 403].includes(answer.status())) refused.push(answer.url())
  })
  await signIn({ onboarded: false })
  await open(page, '/onboarding')
  await finishOnboarding(page)

  const [editor, past] = [editorOn(page), pastEntriesOn(page)]
  await editor.title.fill(TITLE)
  await editor.write('It rained, and nobody asked for money.')
  await editor.openEntries()
  const file = page.waitForEvent('download')
  await past.choose(TITLE, 'Export')
  expect(await readFile(await (await file).path(), 'utf8')).toContain('nobody asked for money')
  await editor.startNew.click()
  await past.open(TITLE).click()
  await expect(editor.text).toHaveJSProperty('value', 'It rained, and nobody asked for money.')

  const preferences = preferencesOn(page)
  await preferences.open()
  await preferences.words.fill('321')
  await preferences.save.click()
  await expect(page.getByText('Preferences saved successfully')).toBeVisible()
  await open(page, '/profile')
  await profileOn(page).displayName.fill('Anna of the Rain')
  await profileOn(page).press('Save Changes').click()
  await expect(profileOn(page).toast('Profile updated successfully')).toBeVisible()
  await open(page, '/summary')
  await expect(page.getByRole('definition')).toHaveText(['1', '7'])
  await expect(heading(page, 'Unlock Advanced Insights')).toBeVisible()
  expect(refused).toEqual([])

  await open(page, '/subscription')
  await choosePlan(page, 'Monthly')
  await fillTestCard(page, 'pays')
  await subscribeButton(page).click()
  await isActivated(page)
  await page.getByRole('link', { name: 'Upgrade' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Management')
  const cancel = (place: Locator) => place.getByRole('button', { name: 'Cancel Subscription' })
  await cancel(page.getByRole('main')).click()
  await cancel(page.getByRole('alertdialog')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Plan')
  await expect(page.getByRole('main')).toContainText('your refund is on its way')
})
