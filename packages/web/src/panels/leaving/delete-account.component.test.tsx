import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA, answersForAnna } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { wordsOnDisk } from '#device/local-store/testing/on-disk.ts'
import { editor, openEditor } from '#features/journal/testing/journal-page.ts'
import { exportOf, hasVectors, makeVectors, savedFiles } from './testing/backup.ts'

const deletion = page.getByRole('dialog', { name: 'Delete your account' })
const act = (name: string) => deletion.getByRole('button', { name, exact: true })
const says = (words: string | RegExp) => expect.element(deletion.getByText(words)).toBeVisible()
const begun = page.getByRole('button', { name: 'Delete account…' })
const typed = deletion.getByLabelText('Type “delete” to confirm')
const password = deletion.getByLabelText('Your password', { exact: true })

const WRONG = {
  error: 'Invalid',
  code: 'invalid',
  fields: { password: 'This is not your current password' },
}

it('deleting the account counts local-only data, offers a backup, confirms twice, and leaves nothing', async () => {
  const files = savedFiles()
  const journal = journalOn()
  await openEditor(journal)
  await editor.write('On the server as well')
  await expect.element(editor.status(/^Saved at/)).toBeVisible()
  await editor.startNew.click()
  await editor.keepHere.click()
  await editor.write('Between me and this device')
  const exported = Promise.withResolvers<void>()
  const deleted = Promise.withResolvers<void>()
  const answers = answersForAnna({
    ...journal.answers,
    async exportAll() {
      await exported.promise
      return exportOf(journal)
    },
    confirmPassword: ({ body }) =>
      (body as { password: string }).password === 'a quiet desk'
        ? { status: 204, body: undefined }
        : { status: 422, body: WRONG },
    async deleteProfile() {
      await deleted.promise
      return { status: 204, body: undefined }
    },
  })
  const server = await openApp('/privacy', answers)
  await expect.element(begun).toBeVisible()
  ;(begun.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(act('Keep my account')).toHaveFocus()
  await says('1 entry is only on this device.')
  await says('Everything on this device, including entries stored nowhere else.')
  await act('Download a backup').click()

  // Nothing is deleted before the backup is finished, even if the dialog is reopened.
  await userEvent.keyboard('{Escape}')
  await begun.click()
  await typed.fill('delete')
  await password.fill('a quiet desk')
  await act('Delete everything').click()
  await says(/^We’re still creating the backup\./)
  expect(server.sent('deleteProfile')).toEqual([])
  for (const field of [typed, password]) await field.fill('')
  exported.resolve()
  await expect.poll(() => files.length).toBe(1)
  for (const words of ['On the server as well', 'Between me and this device'])
    expect(await files[0]?.content.text()).toContain(words)

  // Both confirmations are required.
  await act('Delete everything').click()
  await expect.element(deletion.getByText(/^Type “delete”/).last()).toBeVisible()
  await expect.element(typed).toHaveFocus()
  await userEvent.keyboard('delete{Enter}')
  await says('Password is required')
  await password.fill('not my password')
  await userEvent.keyboard('{Enter}')
  await says('This is not your current password')
  await says(/Failed to delete account/)
  await looksRight()
  expect(await wordsOnDisk(ANNA.id)).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await expect.element(deletion).not.toBeInTheDocument()
  await expect.element(begun).toHaveFocus()

  await makeVectors()
  await begun.click()
  await typed.fill('Delete ')
  await password.fill('a quiet desk')
  await act('Delete everything').click()
  await expect.poll(() => server.sent('deleteProfile').length).toBe(1)
  // Once started, the deletion can't be canceled.
  ;(act('Keep my account').element() as HTMLElement).click()
  await expect.element(deletion).toBeVisible()
  deleted.resolve()
  await expect.poll(() => location.pathname).toBe('/')
  await expect.element(page.getByText('Account deleted successfully')).toBeVisible()
  await expect
    .poll(() => Object.keys(localStorage).sort())
    .toEqual(['notificationsNotNowUntil', 'pastEntriesList'])
  const names = async () => (await indexedDB.databases()).map(({ name }) => name)
  await expect.poll(names).not.toContain(`daywell-drafts-${ANNA.id}`)
  await expect.poll(() => wordsOnDisk(ANNA.id)).toEqual([])
  await expect.poll(hasVectors).toBe(false)
})
