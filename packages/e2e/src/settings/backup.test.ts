import type { Page } from '@playwright/test'
import { edit, entriesOnServer, openJournal, waitingOn, write } from '#fixtures/harness.ts'
import { bytesOf, filesOn, textOf } from '#fixtures/pages/files-page.ts'
import type { SignedIn } from '#fixtures/people.ts'
import { expect, store, test } from '#fixtures/test.ts'

/** Some words on the server, with an earlier version, and some that are only here. */
async function writeSome(page: Page, person: SignedIn): Promise<void> {
  await openJournal(page, person)
  const id = await write(page, 'What I thought first')
  await expect.poll(() => waitingOn(page)).toBe(0)
  await edit(page, id, 'Nothing of it at all any more')
  await write(page, 'Only in this browser', true)
  await expect.poll(() => waitingOn(page)).toBe(0)
}

test('REC-16 REC-17 REC-18 a journal leaves in a file and comes back: on another device, twice, encrypted, to another account', async ({
  page,
  openElsewhere,
  people,
  signIn,
  request,
}) => {
  const anna = await signIn()
  await writeSome(page, anna)
  const files = filesOn(page)
  await files.open()
  const made = await files.download()
  const { entries } = JSON.parse((await bytesOf(made)).toString('utf8'))
  expect(entries).toMatchObject([
    { livesOn: 'server', versions: [{ content: 'What I thought first' }] },
    { livesOn: 'device', content: 'Only in this browser' },
  ])

  // Another device of hers has what is on the server, and nothing else.
  const other = await openElsewhere()
  await store(other, { ...anna })
  const there = filesOn(other)
  await there.open()
  await there.choose('my backup.json', await bytesOf(made))
  await expect(there.fact('Contains')).toContainText('2 entries, ')
  await expect(there.fact('What will happen')).toContainText('1 new entry')
  await expect(there.fact('What will happen')).toContainText('1 entry already here')
  await expect(there.fact('Where they’ll be stored')).toHaveText('1 entry on this device only')
  await there.press('Import 1 entry').click()
  await expect(there.bringIn.getByRole('status')).toContainText('1 new entry')
  expect(await textOf(await there.download())).toBe(await textOf(made))
  await there.press('Close').click()
  await there.choose('my backup.json', await bytesOf(made))
  await there.press('Import').click()
  await expect(there.bringIn.getByRole('status')).toContainText('2 entries already here')
  await expect(there.bringIn.getByRole('status')).not.toContainText('new')
  expect(await textOf(await there.download())).toBe(await textOf(made))

  // Encrypted, imported into a new account.
  await files.kind('Everything, encrypted').check()
  await files.backup.getByRole('button', { name: 'Suggest six words' }).click()
  const said = await files.backup.getByText('Write down these six words').innerText()
  const passphrase = said.split(': ')[1] ?? ''
  const sealed = await files.download()
  const berta = await people.signIn()
  await store(other, { ...berta })
  await there.open()
  await there.choose('moved.daywell', await bytesOf(sealed))
  const field = there.bringIn.getByLabel('Passphrase', { exact: true })
  await field.fill(passphrase)
  await field.press('Enter')
  await there.press('Import 2 entries').click()
  await expect(there.bringIn.getByRole('status')).toContainText('2 new entries')
  // Once all of it is sent.
  await expect
    .poll(async () => (await entriesOnServer(request, berta)).map(({ content }) => content))
    .toEqual(['Nothing of it at all any more'])
  expect(await textOf(await there.download())).toBe(await textOf(made))
})
