import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { logIn, makeAccount } from '#fixtures/accounts.ts'
import { deskOn } from '#fixtures/desk.ts'
import { draftsOnDisk, wordsOnDisk } from '#fixtures/kept-on-disk.ts'
import { leavingOn } from '#fixtures/leaving.ts'
import { looksRight } from '#fixtures/looks.ts'
import { pastEntriesOn } from '#fixtures/past-entries.ts'
import type { SignedIn } from '#fixtures/people.ts'
import { expect, goTo, open, store, storedSession, test } from '#fixtures/test.ts'

const ENTRIES = /\/api\/journal(\/sync)?$/
const CLEARED = { token: null, userId: null, userPreferences: null, onboardingComplete: null }

async function write(page: Page, words: string, keepHere = false): Promise<void> {
  const desk = deskOn(page)
  if (await desk.startNew.isVisible()) await desk.startNew.click()
  await page.getByRole('switch', { name: 'Keep on this device' }).setChecked(keepHere)
  await desk.text.fill(words)
  await desk.save.click()
  await expect(desk.status(/^(Saved|Waiting)/)).toBeVisible()
}

/** Signs somebody in, who is at the journal then. */
async function begin<Person extends SignedIn>(page: Page, person: Person): Promise<Person> {
  await store(page, { token: person.token, userId: person.userId })
  await deskOn(page).open()
  return person
}

/** Signs somebody in who searches by meaning here: the place for what is read is there, and open. */
async function beginWithMeaning<Person extends SignedIn>(page: Page, person: Person) {
  await store(page, { [`searchByMeaning_${person.userId}`]: 'on' })
  await begin(page, person)
  await expect.poll(() => hasVectors(page, person.userId)).toBe(true)
  return person
}

const hasVectors = (page: Page, userId: string) =>
  page.evaluate(
    async (place) => (await indexedDB.databases()).some(({ name }) => name === place),
    `daywell-meaning-${userId}`,
  )

/** Begins a text, and goes to a page that has no editor: there are two copies of it by then. */
async function beginDraft(page: Page, userId: string): Promise<void> {
  await deskOn(page).startNew.click()
  await deskOn(page).text.fill('Half a sentence')
  await expect.poll(() => draftsOnDisk(page, userId)).toHaveLength(1)
  await goTo(page, '/privacy')
}

/** Holds some calls back until they are let go. */
async function held(page: Page, calls: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** All that is kept of anybody; what was said of the device itself is nobody's. */
const keysOn = async (page: Page) => {
  const keys = await page.evaluate(() => Object.keys(localStorage).sort())
  return keys.filter((key) => key !== 'notificationsNotNowUntil')
}

test('PRIV-18 PRIV-19 PRIV-20 PRIV-21 PRIV-22 who logs out with words that are only here is asked first, and finds them again', async ({
  page,
  context,
  request,
  people,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  const leaving = leavingOn(page)
  const anna = await beginWithMeaning(page, await makeAccount(request))
  await write(page, 'Copied by the server')
  await expect(deskOn(page).status(/^Saved at/)).toBeVisible()
  await write(page, 'Between me and this device', true)
  const cutOff = (route: Route) => route.abort()
  await context.route(ENTRIES, cutOff)
  await write(page, 'Not there yet')
  const here = ['Between me and this device', 'Copied by the server', 'Not there yet']
  await expect.poll(() => wordsOnDisk(page, anna.userId)).toEqual(here)

  // By the keyboard: Escape stays signed in, and nothing is cleared before an answer.
  await leaving.logOut.focus()
  await page.keyboard.press('Enter')
  await expect(leaving.dialog.getByText('2 entries exist only on this device.')).toBeVisible()
  await expect(leaving.dialog.getByRole('listitem').nth(0)).toHaveText(
    '1 entry is kept on this device and never leaves it.',
  )
  await expect(leaving.dialog.getByRole('listitem').nth(1)).toHaveText(
    '1 entry has not reached the server yet, or not with the latest words.',
  )
  for (const way of ['Sync now', 'Download a backup', 'Keep here and log out'])
    await expect(leaving.act(way)).toBeEnabled()
  await expect(leaving.act('Keep here and log out')).toBeFocused()
  expect(await wordsOnDisk(page, anna.userId)).toEqual(here)
  expect((await storedSession(page)).token).toBe(anna.token)
  await page.keyboard.press('Escape')
  await expect(leaving.dialog).toBeHidden()
  await expect(leaving.logOut).toBeFocused()
  expect((await storedSession(page)).token).toBe(anna.token)
  expect(await wordsOnDisk(page, anna.userId)).toEqual(here)

  // A sync that fails says so; one that goes on shows how far it is.
  await leaving.logOut.click()
  await leaving.act('Sync now').click()
  await expect(
    leaving.dialog.getByText('There is no connection, so nothing could be sent.'),
  ).toBeVisible()
  await looksRight(page)
  const held = Promise.withResolvers<void>()
  await context.route(ENTRIES, async (route) => {
    await held.promise
    await route.continue()
  })
  // Only now: in a gap between the two the app would send it by itself.
  await context.unroute(ENTRIES, cutOff)
  await leaving.act('Sync now').click()
  await expect(leaving.progress).toBeVisible()
  await expect(leaving.dialog.getByText('0 of 1 sent…')).toBeVisible()
  held.resolve()
  await expect(
    leaving.dialog.getByText('All that may leave this device is on the server.'),
  ).toBeVisible()
  await context.unroute(ENTRIES)
  await expect(leaving.dialog.getByText('1 entry exists only on this device.')).toBeVisible()
  await expect(leaving.act('Sync now')).toHaveAttribute('aria-disabled', 'true')

  // Kept at the log-out, it is there for the same account.
  await leaving.act('Keep here and log out').click()
  await expect(page).toHaveURL('/login')
  expect(await storedSession(page)).toEqual(CLEARED)
  const left = () => wordsOnDisk(page, anna.userId)
  await expect.poll(left).toEqual(['Between me and this device'])
  const kinds = ['journal_entries', 'privacy_level', 'searchByMeaning']
  const own = kinds.map((key) => `${key}_${anna.userId}`)
  await expect.poll(() => keysOn(page)).toEqual(own)
  // What was read by meaning can be read again, so that it goes with its person.
  await expect.poll(() => hasVectors(page, anna.userId)).toBe(false)
  const mirrored = await page.evaluate((key) => localStorage.getItem(key), own[0] ?? '')
  expect(JSON.parse(mirrored ?? '')).toMatchObject([{ content: 'Between me and this device' }])

  // Another person sees nothing of it, is not asked, and leaves nothing but a level.
  const past = pastEntriesOn(page)
  const berta = await begin(page, await people.signIn())
  await write(page, 'By somebody else')
  await expect(deskOn(page).status(/^Saved at/)).toBeVisible()
  await deskOn(page).showEntries.click()
  await expect(past.cards).toHaveCount(1)
  expect(await page.content()).not.toContain('Between me and this device')
  await leaving.logOut.click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => wordsOnDisk(page, berta.userId)).toEqual([])
  const all = [...own, `privacy_level_${berta.userId}`].sort()
  await expect.poll(() => keysOn(page)).toEqual(all)
  expect(await left()).toEqual(['Between me and this device'])
  for (const { userId } of [anna, berta]) expect(await hasVectors(page, userId)).toBe(false)

  await open(page, '/login')
  await logIn(page, anna)
  await expect(deskOn(page).text).toBeVisible()
  await deskOn(page).showEntries.click()
  await expect(past.cards).toHaveCount(3)
  await expect(past.cards.filter({ hasText: 'Between me and this device' })).toBeVisible()
})

test('after a backup at log-out the words still stay, unless their person also removes them', async ({
  page,
  context,
  people,
}) => {
  const leaving = leavingOn(page)
  const anna = await begin(page, await people.signIn())
  await write(page, 'Between me and this device', true)
  await beginDraft(page, anna.userId)
  await goTo(page, '/journal')
  await leaving.logOut.click()
  await expect(leaving.act('Download a backup')).toBeVisible()
  await expect(leaving.act('Remove them from this device…')).toHaveCount(0)
  const download = page.waitForEvent('download')
  const letExport = await held(page, '**/api/export')
  await leaving.act('Download a backup').click()

  // Nobody leaves before the file is there.
  await leaving.act('Keep here and log out').click()
  await expect(leaving.dialog.getByText('The backup is still being made.')).toBeVisible()
  expect((await storedSession(page)).token).toBe(anna.token)
  letExport()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^daywell-backup-\d{4}-\d\d-\d\d\.json$/)
  for (const words of ['Between me and this device', 'Half a sentence'])
    expect(await readFile(await file.path(), 'utf8')).toContain(words)
  await expect(leaving.dialog.getByText(`Downloaded: ${file.suggestedFilename()}.`)).toBeVisible()
  await looksRight(page)
  await leaving.act('Remove them from this device…').click()
  await expect(leaving.confirm.getByRole('heading')).toHaveText('Remove 1 entry from this device?')
  await expect(leaving.confirm.getByRole('button', { name: 'Go back' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(leaving.dialog).toBeVisible()
  expect(await wordsOnDisk(page, anna.userId)).toContain('Between me and this device')

  // What another tab writes after the backup is not in it, and is not removed with it.
  const other = await context.newPage()
  await deskOn(other).open()
  await write(other, 'Written after the backup', true)
  await other.close()
  await leaving.act('Remove them from this device…').click()
  await leaving.confirm.getByRole('button', { name: 'Remove and log out' }).click()
  await expect(leaving.dialog.getByText(/^Something has changed on this device/)).toBeVisible()
  expect(await wordsOnDisk(page, anna.userId)).toContain('Written after the backup')
  await expect(leaving.act('Remove them from this device…')).toHaveCount(0)
  const second = page.waitForEvent('download')
  await leaving.act('Download it again').click()
  expect(await readFile(await (await second).path(), 'utf8')).toContain('Written after the backup')
  await leaving.act('Remove them from this device…').click()
  await expect(leaving.confirm.getByRole('heading')).toHaveText(
    'Remove 2 entries from this device?',
  )
  await leaving.confirm.getByRole('button', { name: 'Remove and log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => wordsOnDisk(page, anna.userId)).toEqual([])
  const own = ['last_backup', 'privacy_level'].map((key) => `${key}_${anna.userId}`)
  await expect.poll(() => keysOn(page)).toEqual(own)
})

test('deleting the account counts what is only here, offers a backup, asks twice, and leaves nothing', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of (401|422)/)
  const anna = await beginWithMeaning(page, await makeAccount(request))
  await write(page, 'On the server as well')
  await expect(deskOn(page).status(/^Saved at/)).toBeVisible()
  await write(page, 'Between me and this device', true)
  await beginDraft(page, anna.userId)
  const deletion = page.getByRole('dialog', { name: 'Delete your account' })
  const act = (name: string) => deletion.getByRole('button', { name, exact: true })
  const begun = page.getByRole('button', { name: 'Delete account…' })
  await begun.focus()
  await page.keyboard.press('Enter')
  await expect(act('Keep my account')).toBeFocused()
  await expect(deletion.getByText('1 entry exists only on this device.')).toBeVisible()
  await expect(
    deletion.getByText('Everything on this device, also what exists nowhere else.'),
  ).toBeVisible()
  const [typed, password] = [
    deletion.getByLabel('Type “delete” to confirm'),
    deletion.getByLabel('Your password', { exact: true }),
  ]
  const letExport = await held(page, '**/api/export')
  const download = page.waitForEvent('download')
  await act('Download a backup').click()

  // Nothing is deleted before the file is there, by a dialog that is opened anew as little.
  await page.keyboard.press('Escape')
  await begun.click()
  await typed.fill('delete')
  await password.fill(anna.password)
  await act('Delete everything').click()
  await expect(deletion.getByText('The backup is still being made.')).toBeVisible()
  for (const field of [typed, password]) await field.clear()
  letExport()
  const file = await readFile(await (await download).path(), 'utf8')
  for (const words of ['On the server as well', 'Between me and this device'])
    expect(file).toContain(words)

  // Neither proof alone is enough, and nothing goes before both are given.
  await act('Delete everything').click()
  await expect(deletion.getByRole('alert').filter({ hasText: 'Type “delete”' })).toBeVisible()
  await expect(typed).toBeFocused()
  await page.keyboard.type('delete')
  await page.keyboard.press('Enter')
  await expect(deletion.getByText('Password is required')).toBeVisible()
  await password.fill('not my password')
  await page.keyboard.press('Enter')
  await expect(deletion.getByText('This is not your current password')).toBeVisible()
  await expect(deletion.getByText('Failed to delete account')).toBeVisible()
  await looksRight(page)
  expect(await wordsOnDisk(page, anna.userId)).toHaveLength(3)
  await page.keyboard.press('Escape')
  await expect(deletion).toBeHidden()
  await expect(begun).toBeFocused()

  await begun.click()
  await typed.fill('Delete ')
  await password.fill(anna.password)
  const letDeletion = await held(page, '**/api/auth/profile')
  await act('Delete everything').click()
  // Once it has begun, nothing pretends to take it back.
  await act('Keep my account').click({ force: true })
  await expect(deletion).toBeVisible()
  letDeletion()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Account deleted successfully')).toBeVisible()
  expect(await storedSession(page)).toEqual(CLEARED)
  await expect.poll(() => wordsOnDisk(page, anna.userId)).toEqual([])
  await expect.poll(() => keysOn(page)).toEqual([])
  await expect.poll(() => hasVectors(page, anna.userId)).toBe(false)
  const headers = { authorization: `Bearer ${anna.token}` }
  expect((await request.get('/api/auth/verify', { headers })).status()).toBe(401)
  const again = { email: anna.email, password: anna.password }
  expect((await request.post('/api/auth/login', { data: again })).status()).toBe(401)
})
