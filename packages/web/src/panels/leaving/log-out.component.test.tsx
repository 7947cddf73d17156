import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA, answersForAnna } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openHere } from '#app/testing/journal-here.ts'
import { openApp } from '#app/testing/open-app.tsx'
import type { Answers } from '#app/testing/stand-in-server.ts'
import { wordsOnDisk } from '#device/local-store/testing/on-disk.ts'
import { editor, openEditor, past, withoutPauses } from '#features/journal/testing/journal-page.ts'
import { exportOf, hasVectors, makeVectors, savedFiles } from './testing/backup.ts'

const LOGGED_OUT: Answers = { logout: { status: 204, body: undefined } }
const logOut = page.getByRole('banner').getByRole('button', { name: 'Log Out' })
const dialog = page.getByRole('dialog', { name: 'Before you log out' })
const confirmation = page.getByRole('alertdialog')
const act = (name: string) => dialog.getByRole('button', { name, exact: true })
const says = (words: string | RegExp) => expect.element(dialog.getByText(words)).toBeVisible()
const disk = () => wordsOnDisk(ANNA.id)
const token = () => localStorage.getItem('token')
const OF_THE_DEVICE = ['notificationsNotNowUntil', 'pastEntriesList']
/** All stored per-person keys. */
const keys = () =>
  Object.keys(localStorage)
    .filter((key) => !OF_THE_DEVICE.includes(key))
    .sort()

async function write(words: string, keepHere = false): Promise<void> {
  if (editor.startNew.elements().length > 0) await editor.startNew.click()
  if (keepHere) await editor.keepHere.click()
  await editor.text.fill(words)
  await editor.save.click()
  await expect.element(editor.status(/^(Saved|Waiting)/)).toBeVisible()
}

/** Three entries: one synced, one local-only, one in the outbox. */
async function openWithWordsHere() {
  const { journal, server } = await openEditor(journalOn(), LOGGED_OUT)
  await write('Copied by the server')
  await expect.element(editor.status(/^Saved at/)).toBeVisible()
  await write('Between me and this device', true)
  server.goOffline()
  await write('Not there yet')
  const here = ['Between me and this device', 'Copied by the server', 'Not there yet']
  await expect.poll(disk).toEqual(expect.arrayContaining(here))
  return { journal, server, here }
}

it('PRIV-18 PRIV-19 a log-out with local-only entries asks first, and nothing is removed before an answer', async () => {
  const { here } = await openWithWordsHere()
  const before = await disk()
  ;(logOut.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await says('2 entries are only on this device.')
  const items = dialog.getByRole('listitem')
  await expect
    .element(items.nth(0))
    .toHaveTextContent('1 entry is kept on this device and never leaves it.')
  await expect
    .element(items.nth(1))
    .toHaveTextContent('1 entry has changes that haven’t synced yet.')
  for (const way of ['Sync now', 'Download a backup', 'Keep here and log out'])
    await expect.element(act(way)).toBeEnabled()
  await expect.element(act('Keep here and log out')).toHaveFocus()
  expect([await disk(), token()]).toEqual([before, 'a-token'])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(logOut).toHaveFocus()
  expect([await disk(), token()]).toEqual([before, 'a-token'])
  expect(before).toEqual(expect.arrayContaining(here))
})

it('PRIV-20 PRIV-21 a sync before the log-out reports its outcome, and kept entries stay for their person', async () => {
  const { journal, server } = await openWithWordsHere()
  await logOut.click()
  await act('Sync now').click()
  await says('You’re offline, so nothing was sent.')
  await looksRight()
  const held = Promise.withResolvers<void>()
  const hold = (name: 'saveEntry' | 'syncEntries') => {
    const answer = journal.answers[name]
    return async (call: never) => {
      await held.promise
      return typeof answer === 'function' ? answer(call) : expect.fail()
    }
  }
  Object.assign(server.answers, { saveEntry: hold('saveEntry'), syncEntries: hold('syncEntries') })
  server.comeBack()
  await act('Sync now').click()
  await expect.element(dialog.getByRole('progressbar', { name: 'Sync progress' })).toBeVisible()
  await says('0 of 1 sent…')
  held.resolve()
  await says('Everything that can sync is now on the server.')
  await says('1 entry is only on this device.')
  await expect.element(act('Sync now')).toHaveAttribute('aria-disabled', 'true')
  expect(journal.texts()).toEqual(['Copied by the server', 'Not there yet'])

  await makeVectors()
  await act('Keep here and log out').click()
  await expect.poll(() => location.pathname).toBe('/login')
  await expect.poll(disk).toEqual(['Between me and this device'])
  // Vectors can be recomputed, so they're removed at log-out.
  await expect.poll(hasVectors).toBe(false)
  const own = ['journal_entries', 'privacy_level'].map((key) => `${key}_${ANNA.id}`)
  await expect.poll(keys).toEqual(own)
  const mirrored = JSON.parse(localStorage.getItem(own[0] ?? '') ?? '')
  expect(mirrored).toMatchObject([{ content: 'Between me and this device' }])

  await openEditor(journal)
  await editor.showEntries.click()
  await expect.poll(() => past.cards.elements().length).toBe(3)
  await expect.element(past.cards.getByText('Between me and this device')).toBeVisible()
})

it('PRIV-22 another person sees nothing of what is kept, is not asked, and leaves only a level', async () => {
  await openEditor(journalOn(), LOGGED_OUT)
  await write('Between me and this device', true)
  await logOut.click()
  await act('Keep here and log out').click()
  await expect.poll(() => location.pathname).toBe('/login')
  await expect.poll(() => keys().join()).not.toContain('last_sync')
  const left = [keys(), await disk()]

  const berta = { ...ANNA, id: 'berta', username: 'berta' }
  localStorage.setItem('userId', berta.id)
  localStorage.setItem('token', 'another-token')
  const journal = journalOn()
  const verify = { status: 200, body: { user: berta, onboardingComplete: true } } as const
  await openApp('/journal', answersForAnna({ ...journal.answers, ...LOGGED_OUT, verify }))
  await write('By somebody else')
  await expect.element(editor.status(/^Saved at/)).toBeVisible()
  await editor.showEntries.click()
  await expect.element(past.cards.getByText('By somebody else')).toBeVisible()
  expect(past.cards.elements()).toHaveLength(1)
  expect(document.body.innerHTML).not.toContain('Between me and this device')
  await logOut.click()
  await expect.poll(() => location.pathname).toBe('/login')
  await expect.poll(() => wordsOnDisk(berta.id)).toEqual([])
  const all = [...(left[0] ?? []), `privacy_level_${berta.id}`].sort()
  await expect.poll(keys).toEqual(all)
  expect(await disk()).toEqual(left[1])
})

it('after a backup at log-out entries stay, unless the person also removes them', async () => {
  const files = savedFiles()
  const journal = journalOn()
  const held = Promise.withResolvers<void>()
  const exportAll = async () => {
    await held.promise
    return exportOf(journal)
  }
  await openEditor(journal, { ...LOGGED_OUT, exportAll })
  await write('Between me and this device', true)
  await editor.startNew.click()
  withoutPauses()
  await editor.text.fill('Half a sentence')
  await expect.element(editor.status('Draft kept')).toBeVisible()
  await logOut.click()
  await expect.element(act('Download a backup')).toBeVisible()
  expect(act('Remove them from this device…').elements()).toEqual([])
  await act('Download a backup').click()

  // The log-out waits for the backup.
  await act('Keep here and log out').click()
  await says(/^We’re still creating the backup\./)
  expect(token()).toBe('a-token')
  held.resolve()
  await expect.poll(() => files.length).toBe(1)
  expect(files[0]?.name).toMatch(/^daywell-backup-\d{4}-\d\d-\d\d\.json$/)
  for (const words of ['Between me and this device', 'Half a sentence'])
    expect(await files[0]?.content.text()).toContain(words)
  await says(new RegExp(`Downloaded ${files[0]?.name}`))
  await looksRight()
  await act('Remove them from this device…').click()
  await expect
    .element(confirmation.getByRole('heading'))
    .toHaveTextContent('Remove 1 entry from this device?')
  await expect.element(confirmation.getByRole('button', { name: 'Go back' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  expect(await disk()).toContain('Between me and this device')

  // Written in another tab after the backup, so it isn't in it and isn't removed.
  const tab = await openHere(journal)
  await tab.write('Written after the backup', true)
  await act('Remove them from this device…').click()
  await confirmation.getByRole('button', { name: 'Remove and log out' }).click()
  await says(/^Something changed on this device/)
  expect(await disk()).toContain('Written after the backup')
  expect(act('Remove them from this device…').elements()).toEqual([])
  await tab.close()
  await act('Download it again').click()
  await expect.poll(() => files.length).toBe(2)
  expect(await files[1]?.content.text()).toContain('Written after the backup')
  await act('Remove them from this device…').click()
  await expect
    .element(confirmation.getByRole('heading'))
    .toHaveTextContent('Remove 2 entries from this device?')
  await confirmation.getByRole('button', { name: 'Remove and log out' }).click()
  await expect.poll(() => location.pathname).toBe('/login')
  await expect.poll(disk).toEqual([])
  const own = ['last_backup', 'privacy_level'].map((key) => `${key}_${ANNA.id}`)
  await expect.poll(keys).toEqual(own)
})

it('PRIV-60 a log-out saves drafts, clears the session and the counts, but no entries', async () => {
  const counts = {
    achievements: '{"streaks":[3,7]}',
    currentStreak: '8',
    lastEntryDate: '2025-11-13',
  }
  for (const [key, value] of Object.entries(counts)) localStorage.setItem(key, value)
  const { journal, server } = await openEditor(journalOn(), LOGGED_OUT)
  await editor.text.fill('not yet saved')
  await logOut.click()
  await expect.poll(() => location.pathname).toBe('/login')
  await expect.poll(keys).toEqual([`privacy_level_${ANNA.id}`])
  expect(journal.texts()).toEqual(['not yet saved'])
  const told = server.calls.find(({ name }) => name === 'logout')
  expect(told?.headers.get('authorization')).toBe('Bearer a-token')
})
