import type { ApiToken } from '@daywell/core/account'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANNA, answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import type { Answers } from '#app/testing/stand-in-server.ts'

const DAY_MS = 24 * 60 * 60_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const aToken = (parts: Partial<ApiToken> = {}): ApiToken => ({
  id: 'one',
  name: 'Nightly backup',
  scopes: ['export'],
  createdAt: at(-DAY_MS),
  expiresAt: at(30 * DAY_MS),
  lastUsedAt: null,
  ...parts,
})
const SECRET = `dwt_${'x-_9'.repeat(10)}abc`

const main = page.getByRole('main')
const section = main.getByRole('region', { name: 'API tokens' })
const rows = () => section.getByRole('listitem').elements()
const dialog = page.getByRole('dialog')
const toast = (words: string) => page.getByRole('region', { name: 'Notices' }).getByText(words)

async function open(over: Answers = {}) {
  signIn()
  const server = await openApp('/profile', answersForAnna(over))
  await expect.element(main.getByLabelText('Username')).toHaveValue(ANNA.username)
  return server
}

it('TOK-20 tokens are listed with what they can do, their last use and their end', async () => {
  const tokens = [
    aToken({ scopes: ['read', 'write'], lastUsedAt: at(-60_000) }),
    aToken({ id: 'two', name: 'Old script', expiresAt: '2026-01-05T12:00:00.000Z' }),
  ]
  await open({ listTokens: { status: 200, body: tokens } })
  await expect.poll(rows).toHaveLength(2)
  const [first, second] = rows().map((row) => row.textContent)
  expect(first).toMatch(
    /^Nightly backupRead and write entries · Used within the last hour · Expires on /,
  )
  expect(second).toMatch(/Export everything · Never used · Expired on .*2026/)
  await expect
    .element(section.getByRole('link', { name: 'API documentation' }))
    .toHaveAttribute('href', '/api/docs')
  await looksRight()
})

it('TOK-21 a new token is shown once, with a button that copies it', async () => {
  const { token: made, ...shown } = { ...aToken({ name: 'My script' }), token: SECRET }
  const server = await open({ createToken: { status: 201, body: { ...shown, token: made } } })
  await expect.element(section.getByText('You don’t have any API tokens.')).toBeVisible()
  await section.getByRole('button', { name: 'Create a token' }).click()
  await expect.element(dialog.getByLabelText('Name')).toHaveFocus()
  await looksRight()
  const create = dialog.getByRole('button', { name: 'Create a token' })
  await create.click()
  await expect
    .element(dialog.getByLabelText('Name'))
    .toHaveAccessibleDescription('Name is required')
  await dialog.getByLabelText('Name').fill('  My script ')
  await dialog.getByLabelText('Read entries').click()
  await create.click()
  await expect.element(dialog.getByText('Choose at least one')).toBeVisible()
  expect(server.sent('createToken')).toEqual([])
  await dialog.getByLabelText('Export everything').click()
  await dialog.getByLabelText('Read and write entries').click()
  await dialog.getByLabelText('Expires').selectOptions('In 30 days')
  await create.click()
  await expect.element(dialog.getByRole('code')).toHaveTextContent(SECRET)
  const sent = { name: 'My script', scopes: ['write', 'export'], expiresInDays: 30 }
  expect(server.sent('createToken')).toEqual([sent])
  await looksRight()

  // It would be lost: nothing but the button closes it.
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog.getByRole('code')).toBeVisible()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect.element(dialog.getByText('Copied')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(SECRET)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(section.getByRole('button', { name: 'Create a token' })).toHaveFocus()
  expect(rows()).toHaveLength(1)
  expect(document.body.textContent).not.toContain(SECRET)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(SECRET)
})

it('TOK-22 creating a token asks for the password in place, and shows what is wrong', async () => {
  const needed = { status: 403, body: { error: 'No', code: 'password_needed' } } as const
  const server = await open({
    createToken: needed,
    confirmPassword: { status: 204, body: undefined },
  })
  await section.getByRole('button', { name: 'Create a token' }).click()
  await dialog.getByLabelText('Name').fill('My script')
  await dialog.getByRole('button', { name: 'Create a token' }).click()
  const password = dialog.getByLabelText('Your password')
  await expect.element(password).toHaveFocus()
  await looksRight()
  const tooMany = 'You already have 20 API tokens. Revoke one you no longer need first'
  const body = { error: 'Invalid input data', code: 'invalid_input', fields: { name: tooMany } }
  server.answers.createToken = { status: 422, body }
  await password.fill('a quiet desk')
  await dialog.getByRole('button', { name: 'Confirm and create' }).click()
  await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription(tooMany)
  expect(server.sent('confirmPassword')).toEqual([{ password: 'a quiet desk' }])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('TOK-23 revoking a token asks first, and a failure leaves it listed', async () => {
  const server = await open({
    listTokens: { status: 200, body: [aToken()] },
    revokeToken: { status: 500, body: { error: 'No', code: 'server_error' } },
  })
  const revoke = section.getByRole('button', { name: 'Revoke Nightly backup' })
  const question = page.getByRole('alertdialog', { name: 'Revoke “Nightly backup”?' })
  await revoke.click()
  await expect.element(question).toBeVisible()
  await looksRight()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(server.sent('revokeToken')).toEqual([])
  await revoke.click()
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(section.getByRole('alert')).toMatchTextContent(/That didn’t work/)
  server.answers.revokeToken = { status: 204, body: undefined }
  await revoke.click()
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(toast('Revoked Nightly backup')).toBeVisible()
  await expect.element(section.getByText('You don’t have any API tokens.')).toBeVisible()
})

it('TOK-24 a new password asks those with tokens whether to keep them', async () => {
  const saved = { status: 200, body: { user: ANNA, token: 'the-next-token' } } as const
  const server = await open({ listTokens: { status: 200, body: [] }, updateProfile: saved })
  const keep = main.getByLabelText('Keep my API tokens')
  const change = async (act: () => Promise<void>) => {
    await main.getByRole('button', { name: 'Change Password' }).click()
    await main.getByLabelText('Current Password').fill('a quiet desk')
    await main.getByLabelText('New Password', { exact: true }).fill('another desk')
    await main.getByLabelText('Confirm New Password').fill('another desk')
    await act()
    const sent = server.sent('updateProfile').length
    server.answers.listTokens = { status: 200, body: [aToken()] }
    await main.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(() => server.sent('updateProfile').length).toBeGreaterThan(sent)
    return server.sent('updateProfile').at(-1)
  }
  const passwords = { currentPassword: 'a quiet desk', newPassword: 'another desk' }
  const first = await change(async () => expect(keep.elements()).toEqual([]))
  expect(first).toMatchObject(passwords)
  expect(first).not.toHaveProperty('keepTokens')
  // The list is loaded again, since a new password may have revoked some.
  await expect.poll(rows).toHaveLength(1)
  const second = await change(async () => {
    await expect.element(keep).not.toBeChecked()
    await keep.click()
  })
  expect(second).toMatchObject({ ...passwords, keepTokens: true })
})

it('a list that can’t be loaded says so, and loads on retry', async () => {
  const failed = { status: 500, body: { error: 'No', code: 'server_error' } } as const
  const server = await open({ listTokens: failed })
  await expect
    .element(section.getByRole('alert'))
    .toMatchTextContent(/We couldn’t load your API tokens/)
  server.answers.listTokens = { status: 200, body: [] }
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect.element(section.getByText('You don’t have any API tokens.')).toBeVisible()
})
