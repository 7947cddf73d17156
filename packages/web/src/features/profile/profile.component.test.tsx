import type { User } from '@daywell/core/account'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANNA, answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import type { Answers } from '#app/testing/stand-in-server.ts'

const SAVED = 'Profile updated successfully'
const TOO_LATE = { error: 'Please enter your password', code: 'password_needed' }
const WRONG = {
  error: 'Invalid input',
  code: 'invalid_input',
  fields: { password: 'This is not your current password' },
}

const main = page.getByRole('main')
const field = (name: string) => main.getByLabelText(name)
const button = (name: string) => main.getByRole('button', { name })
const part = (name: string) => main.getByRole('region', { name })
const said = (words: RegExp) => main.getByRole('alert').filter({ hasText: words })
const toast = (words: string) => page.getByRole('region', { name: 'Notices' }).getByText(words)
const focus = (at: ReturnType<typeof field>) => (at.element() as HTMLElement).focus()
const names = page.getByText(/^You’re logged in as /)

/** Accepts any save. */
const SAVES = {
  updateProfile: ({ body }) => {
    const { username, displayName, email } = body as User
    return { status: 200, body: { user: { id: 'anna', username, displayName, email } } }
  },
} satisfies Answers
const failing = (status: number, code = 'no') => ({ status, body: { error: '', code } })

async function open(over: Answers = {}) {
  signIn()
  const server = await openApp('/profile', answersForAnna({ ...SAVES, ...over }))
  await expect.element(field('Username')).toHaveValue(ANNA.username)
  return server
}

it('PROF-01 ERR-35 names and email are saved once their errors are fixed', async () => {
  const server = await open()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Profile Settings')
  await expect.element(field('Display Name')).toHaveValue('Anna')
  await expect.element(field('Email')).toHaveAttribute('type', 'email')
  await looksRight()
  await field('Username').fill('m l')
  await field('Email').fill('mara@home')
  await button('Save Changes').click()
  await expect.element(said(/Username can only contain/)).toBeVisible()
  await expect.element(said(/Invalid email address/)).toBeVisible()
  await expect.element(field('Username')).toHaveFocus()
  expect(server.sent('updateProfile')).toEqual([])

  await field('Username').fill('mara')
  await field('Display Name').fill('  Mara L ')
  await field('Email').fill('mara@example.org')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(toast(SAVED)).toBeVisible()
  const sent = { username: 'mara', displayName: 'Mara L', email: 'mara@example.org' }
  expect(server.sent('updateProfile')).toEqual([sent])
  await expect.element(names).toHaveTextContent('You’re logged in as Mara L.')
  await expect.element(field('Display Name')).toHaveValue('Mara L')
  expect(main.getByRole('alert').elements()).toEqual([])
})

it('ERR-35 a refused or failed save shows an error and keeps what was typed', async () => {
  const taken = (name: string, why: string) => ({
    status: 409,
    body: { error: why, code: 'taken', fields: { [name]: why } },
  })
  const server = await open({ updateProfile: taken('username', 'This username is already taken') })
  await field('Display Name').fill('Mara L')
  await button('Save Changes').click()
  await expect
    .element(field('Username'))
    .toHaveAccessibleDescription(/This username is already taken/)
  const other = 'An account with this email already exists'
  server.answers.updateProfile = taken('email', other)
  await button('Save Changes').click()
  await expect.element(field('Email')).toHaveAccessibleDescription(other)
  await looksRight()
  server.answers.updateProfile = failing(500)
  await button('Save Changes').click()
  await expect.element(said(/^Failed to update profile$/)).toBeVisible()
  server.goOffline()
  await field('Email').fill('anna2@example.org')
  await button('Save Changes').click()
  await expect.element(said(/^Failed to update profile$/)).toBeVisible()
  await expect.element(field('Display Name')).toHaveValue('Mara L')
  await expect
    .element(part('Name and email').getByRole('status'))
    .toHaveTextContent('Not saved yet')
})

it('an answer that was requested before a save does not undo it', async () => {
  const held = { verify: Promise.withResolvers<void>(), save: Promise.withResolvers<void>() }
  const server = await open()
  // Shows a change made on another device.
  const identity = (displayName: string) =>
    ({ status: 200, body: { user: { ...ANNA, displayName }, onboardingComplete: true } }) as const
  server.answers.verify = identity('Anna M')
  await page.getByRole('link', { name: 'Privacy & data' }).first().click()
  await expect.element(field('Display Name')).not.toBeInTheDocument()
  history.back()
  await expect.element(field('Display Name')).toHaveValue('Anna M')

  server.answers.verify = () => held.verify.promise.then(() => identity('Anna M'))
  server.answers.updateProfile = ({ body }) =>
    held.save.promise.then(() => ({
      status: 200,
      body: { user: { ...ANNA, ...(body as object) } },
    }))
  await page.getByRole('link', { name: 'Privacy & data' }).first().click()
  await expect.element(field('Display Name')).not.toBeInTheDocument()
  const before = server.sent('verify').length
  history.back()
  await expect.poll(() => server.sent('verify').length).toBeGreaterThan(before)
  await field('Display Name').fill('Anna N')
  await button('Change Password').click()
  await button('Save Changes').click()
  await expect.element(button('Saving…')).toBeVisible()
  await field('New Password').fill('half')
  held.save.resolve()
  // Text typed into a field that closes with the save doesn't block the next save.
  await expect.element(field('New Password')).not.toBeInTheDocument()
  held.verify.resolve()
  server.answers.updateProfile = SAVES.updateProfile
  await button('Save Changes').click()
  await expect.poll(() => server.sent('updateProfile')).toHaveLength(2)
  await expect.element(names).toHaveTextContent('You’re logged in as Anna N.')
  await expect.element(field('Display Name')).toHaveValue('Anna N')
})

it('PROF-02 PROF-03 PROF-04 PROF-15 a new password needs the current one and a confirmation', async () => {
  const server = await open()
  const [current, next, again] = [
    field('Current Password'),
    field('New Password'),
    field('Confirm New Password'),
  ]
  expect(current.elements()).toEqual([])
  await button('Change Password').click()
  await expect.element(current).toHaveFocus()
  await expect.element(current).toHaveAttribute('autocomplete', 'current-password')
  for (const one of [next, again])
    await expect.element(one).toHaveAttribute('autocomplete', 'new-password')
  await current.fill('a quiet desk')
  await button('Save Changes').click()
  await expect
    .element(next)
    .toHaveAccessibleDescription('New password is required when current password is provided')
  await next.fill('another desk')
  await again.fill('another des')
  await button('Save Changes').click()
  await expect.element(again).toHaveAccessibleDescription('New passwords do not match')
  await again.fill('another desk')
  await current.clear()
  await button('Save Changes').click()
  await expect.element(current).toHaveAccessibleDescription('Current password is required')
  await looksRight()
  expect(server.sent('updateProfile')).toEqual([])

  // Canceling discards the typed passwords.
  await button('Cancel Password Change').click()
  for (const one of [current, next, again]) expect(one.elements()).toEqual([])
  await button('Save Changes').click()
  await expect.element(toast(SAVED)).toBeVisible()
  const [sent] = server.sent('updateProfile')
  expect(Object.keys(sent as object)).toEqual(['username', 'displayName', 'email'])
  await button('Change Password').click()
  await expect.element(current).toHaveValue('')
})

it('PROF-14 PROF-16 a short password is refused here, a wrong one by the server, and a new one brings a new token', async () => {
  const wrong = { ...WRONG, fields: { currentPassword: 'This is not your current password' } }
  const server = await open({ updateProfile: { status: 422, body: wrong } })
  await button('Change Password').click()
  await field('Current Password').fill('not my password')
  await field('New Password').fill('12345')
  await field('Confirm New Password').fill('12345')
  await button('Save Changes').click()
  await expect
    .element(field('New Password'))
    .toHaveAccessibleDescription('Password must be at least 6 characters')
  expect(server.sent('updateProfile')).toEqual([])
  await field('New Password').fill('123456')
  await field('Confirm New Password').fill('123456')
  await button('Save Changes').click()
  await expect
    .element(field('Current Password'))
    .toHaveAccessibleDescription('This is not your current password')
  await expect.element(field('New Password')).toHaveValue('123456')
  const before = server.sent('listSessions').length
  server.answers.updateProfile = { status: 200, body: { user: ANNA, token: 'the-next-token' } }
  await field('Current Password').fill('a quiet desk')
  await button('Save Changes').click()
  await expect.element(field('Current Password')).not.toBeInTheDocument()
  expect(localStorage.getItem('token')).toBe('the-next-token')
  const passwords = { currentPassword: 'a quiet desk', newPassword: '123456' }
  expect(server.sent('updateProfile').at(-1)).toMatchObject(passwords)
  // The other sessions have ended.
  await expect.poll(() => server.sent('listSessions').length).toBeGreaterThan(before)
})

it('PROF-20 a new email asks for the password inline, then saves', async () => {
  const server = await open({
    updateProfile: { status: 403, body: TOO_LATE },
    confirmPassword: { status: 422, body: WRONG },
  })
  const password = field('Your password')
  await field('Email').fill('new@example.org')
  await button('Save Changes').click()
  await expect.element(password).toHaveFocus()
  expect(location.pathname).toBe('/profile')
  await password.fill('not my password')
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAccessibleDescription('This is not your current password')

  // Cancel leaves the form unchanged; confirming continues.
  await userEvent.keyboard('{Escape}')
  await expect.element(password).not.toBeInTheDocument()
  await expect.element(button('Save Changes')).toHaveFocus()
  await expect.element(field('Email')).toHaveValue('new@example.org')
  await button('Save Changes').click()
  await password.fill('a quiet desk')
  server.answers.confirmPassword = { status: 204, body: undefined }
  server.answers.updateProfile = SAVES.updateProfile
  await button('Confirm and save').click()
  await expect.element(toast(SAVED)).toBeVisible()
  await expect.element(password).not.toBeInTheDocument()
  expect(server.sent('confirmPassword')).toEqual([
    { password: 'not my password' },
    { password: 'a quiet desk' },
  ])
  expect(server.sent('updateProfile').at(-1)).toMatchObject({ email: 'new@example.org' })
})

it('ROUTE-12 ROUTE-13 an ended session redirects to the login and clears its data', async () => {
  const server = await open()
  server.answers.updateProfile = { status: 401, body: { error: 'No', code: 'session_required' } }
  await button('Save Changes').click()
  await expect.poll(() => location.pathname).toBe('/login')
  for (const key of ['token', 'userId', 'userPreferences'])
    expect(localStorage.getItem(key), key).toBeNull()
})

const at = new Date().toISOString()
const THIS = { id: 'this', createdAt: at, lastUsedAt: at, device: 'Chrome on Linux', current: true }
const DEVICES = ['Firefox on Linux', 'Safari on iPhone', 'Chrome on Android']
const OTHERS = DEVICES.map((device) => ({ ...THIS, id: device, device, current: false }))

it('PRIV-59 the list of sessions names each device, and ends one of them or all others', async () => {
  const server = await open({
    listSessions: { status: 200, body: [THIS, ...OTHERS] },
    endSession: { status: 204, body: undefined },
    endOtherSessions: { status: 204, body: undefined },
  })
  const list = part('Your devices')
  const rows = () => list.getByRole('listitem').elements()
  await expect.poll(rows).toHaveLength(4)
  expect(rows()[0]?.textContent).toContain('This device')
  for (const name of DEVICES) await expect.element(list).toMatchTextContent(name)
  await expect.element(list).toMatchTextContent(/Used within the last hour/)
  server.answers.listSessions = { status: 200, body: [THIS, ...OTHERS.slice(1)] }
  await list.getByRole('button', { name: 'Log out Firefox on Linux' }).click()
  await expect.element(toast('Logged out Firefox on Linux')).toBeVisible()
  await expect.poll(rows).toHaveLength(3)
  await expect.element(list.getByRole('list')).toHaveFocus()
  expect(server.calls.find(({ name }) => name === 'endSession')?.params).toEqual({
    id: encodeURIComponent('Firefox on Linux'),
  })

  const others = list.getByRole('button', { name: 'Log out everywhere else' })
  await others.click()
  await expect.element(list.getByText(/Log out 2 other devices\?/)).toBeVisible()
  await expect.element(list.getByText(/Unsynced changes stay on that device/)).toBeVisible()
  await list.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(others).toHaveFocus()
  expect(server.sent('endOtherSessions')).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(list.getByRole('group', { name: 'Log out everywhere else' })).toBeVisible()
  server.answers.listSessions = { status: 200, body: [THIS] }
  await others.click()
  await expect.element(list.getByText('You’re only logged in here.')).toBeVisible()
  expect(server.sent('endOtherSessions')).toHaveLength(1)
  expect(localStorage.getItem('token')).toBe('a-token')
})

it('offline, the page says so, and loads on retry', async () => {
  signIn()
  const answers = answersForAnna({ listSessions: failing(500) })
  answers.verify = () => Promise.reject(new TypeError('Failed to fetch'))
  const server = await openApp('/profile', answers)
  await expect.element(page.getByText(/^We can’t load your profile right now\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Privacy & data' }).first()).toBeVisible()
  await looksRight()
  server.answers.verify = { status: 200, body: { user: ANNA, onboardingComplete: true } }
  await button('Try again').click()
  await expect.element(field('Username')).toHaveValue(ANNA.username)
  const list = part('Your devices')
  await expect.element(list.getByRole('alert')).toMatchTextContent(/couldn’t load your devices/)
  server.answers.listSessions = { status: 200, body: [THIS] }
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect.element(list.getByText('You’re only logged in here.')).toBeVisible()
})

it('REC-03 REC-61 a new recovery code needs the password, and stays here until it is acknowledged', async () => {
  const code = 'ABCDE-FGHJK-MNPQR-STUVW-XYZ23'
  const server = await open({ renewRecoveryCode: { status: 422, body: WRONG } })
  const recovery = part('Recovery code')
  const password = field('Your password')
  const inPlace = main.getByRole('group', { name: 'Recovery code' })
  await expect.element(recovery).toMatchTextContent(/The old code will stop working\./)
  await button('Create a new code').click()
  await expect.element(password).toHaveFocus()
  await password.fill('not my password')
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAccessibleDescription('This is not your current password')
  server.answers.renewRecoveryCode = () => Promise.reject(new TypeError('Failed to fetch'))
  await password.fill('a quiet desk')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(recovery.getByRole('alert'))
    .toMatchTextContent(/Your old code may no longer be valid/)

  // The code waits here for a person who has left the page, and doesn't follow them.
  const held = Promise.withResolvers<void>()
  const made = { status: 200, body: { recoveryCode: code } } as const
  server.answers.renewRecoveryCode = () => held.promise.then(() => made)
  await password.fill('a quiet desk')
  await userEvent.keyboard('{Enter}')
  await expect.element(recovery.getByRole('button', { name: 'Creating…' })).toBeVisible()
  await page.getByRole('link', { name: 'Privacy & data' }).first().click()
  await expect.poll(() => location.pathname).toBe('/privacy')
  held.resolve()
  await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain(code)
  expect(document.body.textContent).not.toContain(code)
  history.back()
  await expect.element(inPlace.getByRole('code')).toHaveTextContent(code)
  await inPlace.getByRole('button', { name: 'Later' }).click()
  await expect
    .element(recovery)
    .toMatchTextContent(/You didn’t copy or download your recovery code on this device\./)
  expect(document.body.textContent).not.toContain(code)

  server.answers.renewRecoveryCode = made
  await button('Create a new code').click()
  await password.fill('a quiet desk')
  await userEvent.keyboard('{Enter}')
  await expect.element(inPlace.getByRole('code')).toHaveTextContent(code)
  await expect.element(inPlace).toMatchTextContent(/Earlier codes no longer work\./)
  await looksRight()

  // A reload keeps it; a saved one is gone with the page.
  await openApp('/profile', answersForAnna())
  await expect.element(inPlace.getByRole('code')).toHaveTextContent(code)
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await inPlace.getByRole('button', { name: 'Copy' }).click()
  await expect.element(inPlace.getByRole('button', { name: 'Done' })).toBeVisible()
  await openApp('/profile', answersForAnna())
  await expect.element(button('Create a new code')).toBeVisible()
  await expect.element(recovery).toMatchTextContent(/The old code will stop working\./)
  expect(document.body.textContent).not.toContain(code)
})

it('PROF-05 PROF-20 ERR-36 deleting the account asks inline, and a failure deletes nothing', async () => {
  const server = await open({ deleteProfile: failing(500) })
  const question = main.getByRole('group', { name: 'Are you sure?' })
  const act = (name: string) => question.getByRole('button', { name })
  focus(button('Delete Account'))
  await userEvent.keyboard('{Enter}')
  await expect.element(question).toBeVisible()
  expect(question.element().textContent).not.toContain('Password')
  await looksRight()
  await act('Cancel').click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(button('Delete Account')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(server.sent('deleteProfile')).toEqual([])
  await act('Confirm Delete').click()
  await expect.element(said(/^Failed to delete account$/)).toBeVisible()
  expect(localStorage.getItem('token')).toBe('a-token')
  server.answers.deleteProfile = { status: 403, body: TOO_LATE }
  await act('Confirm Delete').click()
  await expect.element(field('Your password')).toHaveFocus()
  expect(server.sent('deleteProfile')).toHaveLength(2)
  expect(localStorage.getItem('token')).toBe('a-token')
})

it('PROF-50 PROF-51 Profile leads to Privacy & data and logs out, also on a phone', async () => {
  await page.viewport(360, 740)
  await open({ logout: { status: 204, body: undefined } })
  const privacy = part('Privacy & data')
  await expect.element(privacy.getByRole('link')).toHaveAttribute('href', '/privacy')
  await part('Log out').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => location.pathname).toBe('/login')
  expect(localStorage.getItem('token')).toBeNull()
})
