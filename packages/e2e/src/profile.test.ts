import type { APIRequestContext, Page } from '@playwright/test'
import { makeAccount } from '#fixtures/accounts.ts'
import { looksRight } from '#fixtures/looks.ts'
import { profileOn } from '#fixtures/profile-page.ts'
import { expect, open, store, storedSession, test } from '#fixtures/test.ts'

const PROFILE = '**/api/auth/profile'
const VERIFY = '**/api/auth/verify'
const SAVED = 'Profile updated successfully'

/** Signs a new person in. */
async function begin(page: Page, request: APIRequestContext) {
  const account = await makeAccount(request)
  await store(page, { token: account.token, userId: account.userId })
  return account
}

function logIn(request: APIRequestContext, email: string, password: string, agent = 'a script') {
  const headers = { 'user-agent': agent }
  return request.post('/api/auth/login', { data: { email, password }, headers })
}

async function renameElsewhere(
  request: APIRequestContext,
  { username, email, token }: Awaited<ReturnType<typeof makeAccount>>,
  displayName: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const data = { username, email, displayName }
  expect((await request.put('/api/auth/profile', { data, headers })).status()).toBe(200)
}

test('PROF-01 ERR-35 names and email are saved or stay on the screen, and what is wrong is said at its field', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of (409|500)/, /ERR_FAILED/)
  const other = await makeAccount(request)
  const mara = await begin(page, request)
  await open(page, '/privacy')
  const profile = profileOn(page)
  await renameElsewhere(request, mara, 'Mara M')
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile Settings')
  await expect(profile.username).toHaveValue(mara.username)
  await expect(profile.displayName).toHaveValue('Mara M')
  await expect(profile.email).toHaveValue(mara.email)
  await expect(profile.email).toHaveAttribute('type', 'email')

  // What is wrong is found here, and nothing is sent.
  await profile.username.fill('m l')
  await profile.email.fill('mara@home')
  await profile.press('Save Changes').click()
  await expect(profile.said('Username can only contain')).toBeVisible()
  await expect(profile.said('Invalid email address')).toBeVisible()
  await expect(profile.username).toBeFocused()

  // What another has is refused by the server, at its field.
  await profile.username.fill(other.username)
  await profile.email.fill(mara.email)
  await profile.press('Save Changes').click()
  await expect(profile.username).toHaveAccessibleDescription(/This username is already taken/)
  await profile.username.fill(mara.username)
  await profile.email.fill(other.email)
  await profile.press('Save Changes').click()
  await expect(profile.email).toHaveAccessibleDescription(
    /An account with this email already exists/,
  )
  await looksRight(page)

  // A save that fails loses nothing, whether there is an answer or none.
  const names = { username: `${mara.username}-2`, displayName: 'Mara L', email: `x${mara.email}` }
  await profile.username.fill(names.username)
  await profile.displayName.fill(`  ${names.displayName} `)
  await profile.email.fill(names.email)
  for (const failing of ['answered', 'unreachable']) {
    await page.route(PROFILE, (route) =>
      failing === 'answered' ? route.fulfill({ status: 500 }) : route.abort(),
    )
    await profile.press('Save Changes').click()
    await expect(profile.said('Failed to update profile')).toBeVisible()
    await expect(profile.displayName).toHaveValue(`  ${names.displayName} `)
    await expect(profile.part('Names and email').getByRole('status')).toHaveText('Not saved yet')
    await page.unroute(PROFILE)
  }

  const sent = page.waitForRequest(PROFILE)
  await page.keyboard.press('Control+s')
  expect((await sent).postDataJSON()).toEqual(names)
  await expect(profile.toast(SAVED)).toBeVisible()
  await expect(profile.said(/./)).toHaveCount(0)
  await expect(page.getByText('You are signed in as Mara L.')).toBeVisible()
  await expect(profile.displayName).toHaveValue(names.displayName)

  // What was asked before a save and is answered after it takes nothing back, and what is typed
  // into a field that goes with the save is not in the way of the next one.
  const held = { verify: Promise.withResolvers<void>(), save: Promise.withResolvers<void>() }
  for (const [address, until] of [[VERIFY, held.verify] as const, [PROFILE, held.save] as const]) {
    await page.route(address, async (route) => {
      const response = await route.fetch()
      await until.promise
      await route.fulfill({ response })
    })
  }
  await page.getByRole('link', { name: 'Privacy & data' }).click()
  await expect(profile.displayName).toHaveCount(0)
  const asked = page.waitForRequest(VERIFY)
  await page.goBack()
  await asked
  await profile.displayName.fill('Mara N')
  await profile.press('Change Password').click()
  await profile.press('Save Changes').click()
  await expect(profile.press('Saving…')).toBeVisible()
  await profile.field('New Password').fill('half')
  held.save.resolve()
  await expect(profile.field('New Password')).toHaveCount(0)
  const answered = page.waitForResponse(VERIFY)
  held.verify.resolve()
  await answered
  // A call that is answered later: whatever was to be made of that answer is made. Whether it was
  // read to its end would be told only if the page did so.
  await page.evaluate(async () => (await fetch('/api/health')).text())
  await expect(page.getByText('You are signed in as Mara N.')).toBeVisible()
  await expect(profile.displayName).toHaveValue('Mara N')
  const again = page.waitForResponse(PROFILE)
  await profile.press('Save Changes').click()
  expect((await again).status()).toBe(200)
  await page.unroute(VERIFY)
  await page.reload()
  await expect(profile.email).toHaveValue(names.email)
  expect((await logIn(request, names.email, mara.password)).status()).toBe(200)
})

test('PROF-02 PROF-03 PROF-04 PROF-14 PROF-15 PROF-16 a new password needs the current one, six characters, and itself once more', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 422/)
  const mara = await begin(page, request)
  const elsewhere = await logIn(request, mara.email, mara.password, 'Firefox/1 Linux')
  await open(page, '/profile')
  const profile = profileOn(page)
  const [current, next, again] = [
    profile.field('Current Password'),
    profile.field('New Password'),
    profile.field('Confirm New Password'),
  ]
  const sent: unknown[] = []
  page.on('request', (call) => call.method() === 'PUT' && sent.push(call.postDataJSON()))
  const save = profile.press('Save Changes')
  await expect(current).toHaveCount(0)
  await profile.press('Change Password').click()
  await expect(current).toBeFocused()
  for (const field of [current, next, again]) await expect(field).toBeVisible()
  await expect(current).toHaveAttribute('autocomplete', 'current-password')
  for (const field of [next, again])
    await expect(field).toHaveAttribute('autocomplete', 'new-password')

  await current.fill(mara.password)
  await save.click()
  await expect(next).toHaveAccessibleDescription(
    'New password is required when current password is provided',
  )
  await next.fill('12345')
  await again.fill('12345')
  await save.click()
  await expect(next).toHaveAccessibleDescription('Password must be at least 6 characters')
  await next.fill('another desk')
  await expect(again).toHaveAccessibleDescription('New passwords do not match')
  await again.fill('another desk')
  await current.clear()
  await save.click()
  await expect(current).toHaveAccessibleDescription('Current password is required')
  await looksRight(page)
  expect(sent).toEqual([])

  // Whoever gives up leaves nothing behind that would be sent.
  await profile.press('Cancel Password Change').click()
  for (const field of [current, next, again]) await expect(field).toHaveCount(0)
  await save.click()
  await expect(profile.toast(SAVED)).toBeVisible()
  expect(Object.keys(sent.pop() as object)).toEqual(['username', 'displayName', 'email'])

  await profile.press('Change Password').click()
  await expect(current).toHaveValue('')
  await current.fill('not my password')
  await next.fill('another desk')
  await again.fill('another desk')
  await save.click()
  await expect(current).toHaveAccessibleDescription('This is not your current password')
  await expect(next).toHaveValue('another desk')
  await expect(profile.part('Where you are signed in')).toContainText('Firefox on Linux')
  await current.fill(mara.password)
  await save.click()
  await expect(current).toHaveCount(0)
  // This device has the new token of its session.
  expect((await storedSession(page)).token).not.toBe(mara.token)
  expect((await logIn(request, mara.email, 'another desk')).status()).toBe(200)
  expect((await logIn(request, mara.email, mara.password)).status()).toBe(401)
  const headers = { authorization: `Bearer ${(await elsewhere.json()).token}` }
  expect((await request.get('/api/auth/verify', { headers })).status()).toBe(401)
  await expect(profile.part('Where you are signed in')).not.toContainText('Firefox on Linux')
})

test('PROF-20 ROUTE-12 ROUTE-13 a new email asks for the password in place and goes on, and a session that is over leads to the login', async ({
  page,
  request,
  people,
  problems,
}) => {
  problems.allow(/status of (401|403|422)/)
  const mara = await begin(page, request)
  await open(page, '/profile')
  const profile = profileOn(page)
  await people.letPasswordAge(mara.userId)
  await profile.displayName.fill('Mara L')
  await profile.email.fill(`new-${mara.email}`)
  await profile.press('Save Changes').click()
  await expect(profile.password).toBeFocused()
  await expect(page).toHaveURL('/profile')
  expect(await storedSession(page)).toMatchObject({ token: mara.token, userId: mara.userId })
  await expect(profile.email).toHaveValue(`new-${mara.email}`)
  await profile.password.fill('not my password')
  await page.keyboard.press('Enter')
  await expect(profile.password).toHaveAccessibleDescription('This is not your current password')

  // Cancelled, the form is as it was; asked again, it goes on by itself.
  await page.keyboard.press('Escape')
  await expect(profile.password).toHaveCount(0)
  await expect(profile.press('Save Changes')).toBeFocused()
  await expect(profile.email).toHaveValue(`new-${mara.email}`)
  await profile.press('Save Changes').click()
  await profile.password.fill(mara.password)
  await profile.press('Confirm and Save').click()
  await expect(profile.toast(SAVED)).toBeVisible()
  await expect(profile.password).toHaveCount(0)
  await expect(page.getByText('You are signed in as Mara L.')).toBeVisible()
  expect((await logIn(request, `new-${mara.email}`, mara.password)).status()).toBe(200)

  await page.evaluate(() => localStorage.setItem('userPreferences', '{}'))
  const headers = { authorization: `Bearer ${mara.token}` }
  expect((await request.post('/api/auth/logout', { headers })).status()).toBe(204)
  await profile.press('Save Changes').click()
  await expect(page).toHaveURL('/login')
  expect(await storedSession(page)).toMatchObject({
    ...{ token: null, userId: null, userPreferences: null },
  })
})
