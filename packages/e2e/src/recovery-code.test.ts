import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fillSignup, press, somebody } from '#fixtures/accounts.ts'
import { finishOnboarding } from '#fixtures/onboarding.ts'
import { expect, openEmptyPage, test } from '#fixtures/test.ts'

const cardOn = (page: Page) => page.getByRole('complementary', { name: 'Your recovery code' })
const CODE = /^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/

async function signUp(page: Page) {
  const account = somebody()
  await expect(page).toHaveURL('/signup')
  await fillSignup(page, account)
  await press(page, 'Create account')
  await expect(page).toHaveURL('/onboarding')
  const shown = cardOn(page).getByRole('code')
  await expect(shown).toHaveText(CODE)
  return { account, code: (await shown.textContent()) ?? '' }
}

test('REC-02 the code can be copied and downloaded; its card blocks nothing and stays in this tab alone, over pages and reloads, until it was put away', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page.goto('/signup')
  const { code } = await signUp(page)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(code)
  const other = await context.newPage()
  await other.goto('/onboarding')
  await expect(other.getByRole('button', { name: 'Next' })).toBeVisible()
  await expect(cardOn(other)).toHaveCount(0)
  await other.close()

  const act = (name: string) => cardOn(page).getByRole('button', { name })
  const said = cardOn(page).getByRole('status')
  await test.step('where copying is not allowed at all, it says so and keeps the card', async () => {
    await page.evaluate(`{
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    }`)
    await act('Copy').click()
    await expect(said).toContainText('copy it yourself')
    await page.reload()
    await expect(cardOn(page).getByRole('code')).toHaveText(code)
  })
  await finishOnboarding(page)
  await expect(cardOn(page).getByRole('code')).toHaveText(code)
  await test.step('without a clipboard it is copied by selection', async () => {
    await page.evaluate(`Object.defineProperty(navigator, 'clipboard', {
      configurable: true, value: undefined,
    })`)
    await act('Copy').click()
    await expect(said).toHaveText('Copied')
    await page.evaluate('delete navigator.clipboard')
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(code)
  })
  await test.step('REC-02 a download button, whose file says what it is for', async () => {
    const download = page.waitForEvent('download')
    await act('Download').click()
    const file = await download
    expect(file.suggestedFilename()).toBe('daywell-recovery-code.txt')
    const text = await readFile(await file.path(), 'utf8')
    expect(text.split('\n')).toContain(code)
    expect(text).toContain('If you forget your password')
    expect(text).toContain(`${server.origin}/recover`)
    await expect(said).toHaveText('Downloaded')
  })
  await test.step('REC-02 a copy button', async () => {
    await page.evaluate("navigator.clipboard.writeText('')")
    await act('Copy').click()
    await expect(said).toHaveText('Copied')
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(code)
  })

  // It was kept: it is not snatched away, but does not follow any further.
  await expect(cardOn(page).getByRole('code')).toHaveText(code)
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(cardOn(page)).toHaveCount(0)
  expect(sent.filter((request) => request.includes(code))).toEqual([])
})

test('REC-01 a signup shows a recovery code that works, this once; a log-out takes it along', async ({
  page,
  request,
}) => {
  await page.goto('/signup')
  const first = await signUp(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(cardOn(page)).toHaveCount(0)
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(kept).not.toContain(first.code)

  await page.getByRole('link', { name: 'Sign Up' }).first().click()
  const { account, code } = await signUp(page)
  await cardOn(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(cardOn(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  await expect(page.getByText(code)).toHaveCount(0)
  // It ends every session: an open page would hear of it by whatever it asks just then.
  await openEmptyPage(page)
  const data = { email: account.email, recoveryCode: code, newPassword: 'another desk' }
  expect((await request.post('/api/auth/recover', { data })).status()).toBe(200)
})
