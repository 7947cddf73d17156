import type { Page } from '@playwright/test'
import { bytesOf, filesOn, wordsOf } from '#fixtures/files-page.ts'
import { edit, entriesOnServer, openJournal, waitingOn, write } from '#fixtures/harness.ts'
import { looksRight } from '#fixtures/looks.ts'
import { goOffline, goOnline } from '#fixtures/offline.ts'
import type { SignedIn } from '#fixtures/people.ts'
import { expect, store, test } from '#fixtures/test.ts'
import { dayOneDays, dayOneZip } from '../../web/src/backup/testing/foreign-files.ts'
import { aZip } from '../../web/src/files/reading/testing/a-zip.ts'
import { readZip } from '../../web/src/files/testing/read-zip.ts'

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
  await expect(files.backup).toContainText('No backup was made from this browser yet.')
  const made = await files.download()
  expect(made.suggestedFilename()).toMatch(/^daywell-backup-\d{4}-\d\d-\d\d\.json$/)
  await expect(files.backup.getByRole('status')).toContainText(
    'with 2 entries is in your downloads',
  )
  const { entries } = JSON.parse((await bytesOf(made)).toString('utf8'))
  expect(entries).toMatchObject([
    { livesOn: 'server', versions: [{ content: 'What I thought first' }] },
    { livesOn: 'device', content: 'Only in this browser' },
  ])
  await expect(files.backup).toContainText('Last backup from this browser')

  // Another device of hers has what is on the server, and nothing else.
  const other = await openElsewhere()
  await store(other, { ...anna })
  const there = filesOn(other)
  await there.open()
  await there.choose('my backup.json', await bytesOf(made))
  await expect(there.fact('Holds')).toContainText('2 entries, ')
  await expect(there.fact('What will happen')).toContainText('1 entry new here')
  await expect(there.fact('What will happen')).toContainText('1 entry already here')
  await expect(there.fact('Where they will live')).toHaveText('1 entry on this device only')
  await looksRight(other)
  // By the keyboard alone: the step has the focus, Tab leads to its buttons.
  await there.press('Import 1 entry').focus()
  await other.keyboard.press('Enter')
  await expect(there.bringIn.getByRole('status')).toContainText('1 entry new here')
  const report = other.waitForEvent('download')
  await there.press('Download this report').click()
  expect(await wordsOf(await report)).toContain('- 1 entry new here\n- 1 entry already here\n')
  expect(await wordsOf(await there.download())).toBe(await wordsOf(made))
  await there.press('Close').click()
  await there.choose('my backup.json', await bytesOf(made))
  await there.press('Import').click()
  await expect(there.bringIn.getByRole('status')).toContainText('2 entries already here')
  await expect(there.bringIn.getByRole('status')).not.toContainText('new here')
  expect(await wordsOf(await there.download())).toBe(await wordsOf(made))

  // Encrypted, for somebody who starts anew.
  await files.kind('Everything, encrypted').check()
  await files.backup.getByRole('button', { name: 'Download a backup' }).click()
  await expect(files.backup).toContainText('Too short')
  await files.backup.getByRole('button', { name: 'Suggest six words' }).click()
  const said = await files.backup.getByText('Write these six words down').innerText()
  const passphrase = said.split(': ')[1] ?? ''
  expect(passphrase.split(' ')).toHaveLength(6)
  const sealed = await files.download()
  expect(sealed.suggestedFilename()).toMatch(/\.daywell$/)
  const berta = await people.signIn()
  await store(other, { ...berta })
  await there.open()
  await there.choose('moved.daywell', await bytesOf(sealed))
  const field = there.bringIn.getByLabel('Passphrase', { exact: true })
  await field.fill('not this one at all')
  await field.press('Enter')
  await expect(there.bringIn).toContainText(
    'This is not the passphrase that the file was made with',
  )
  await field.fill(passphrase)
  await field.press('Enter')
  await there.press('Import 2 entries').click()
  await expect(there.bringIn.getByRole('status')).toContainText('2 entries new here')
  // Once all of it is sent.
  await expect
    .poll(async () => (await entriesOnServer(request, berta)).map(({ content }) => content))
    .toEqual(['Nothing of it at all any more'])
  expect(await wordsOf(await there.download())).toBe(await wordsOf(made))
})

test('PRIV-38 journals of others come in with what they lack named, bad files change nothing, and a browser that promises nothing asks for a backup each week', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const anna = await signIn()
  const files = filesOn(page)
  await files.open()
  const photos = [{ identifier: 'P1', md5: 'abc', type: 'jpeg' }]
  const [first, second] = dayOneDays(2)
  const zip = dayOneZip([{ ...first, photos } as never, second as never], {
    'photos/abc.jpeg': 'JPEG',
  })
  await files.choose('Export.zip', Buffer.from(await zip.arrayBuffer()))
  await expect(files.fact('File')).toHaveText('Export.zip · An export of Day One')
  await expect(files.fact('Holds')).toHaveText('2 entries, January 1, 1998 to January 2, 1998')
  await expect(files.fact('Where they will live')).toContainText('2 entries on the server')
  await files.bringIn.getByRole('checkbox', { name: 'Keep all of it on this device' }).check()
  await expect(files.fact('Where they will live')).toHaveText('2 entries on this device only')
  const behind = files.bringIn.getByText('1 file stays behind')
  await behind.click()
  await expect(files.bringIn).toContainText('photo: photos/abc.jpeg')
  await files.press('Import 2 entries').click()
  await expect(files.bringIn.getByRole('status')).toContainText('2 entries new here')
  await files.press('Close').click()

  const bad: [string, Buffer | string, string][] = [
    ['photo.png', Buffer.from([137, 80, 78, 71, 13, 10, 255]), 'There is no journal in it'],
    ['b.json', '{"format":"daywell-backup","formatVersion":9}', 'a newer version of Daywell'],
    ['b.json', '{"format":"daywell-backup","formatVersion":1,', 'The file ends in the middle'],
    [
      'z.zip',
      Buffer.from(aZip([{ name: 'a.md', content: 'a' }]).slice(0, -9)),
      'The end is missing',
    ],
  ]
  for (const [name, content, sentence] of bad) {
    await files.choose(name, content)
    await expect(files.bringIn.getByRole('alert')).toContainText(sentence)
    await expect(files.bringIn.getByRole('alert')).toContainText('Your journal is as it was.')
    await files.press('Choose another file').click()
  }

  await files.drop('../2024-05-06 Walk.md', 'To the sea and back.')
  await expect(files.fact('What will happen')).toHaveText('1 entry new here')
  await expect(files.fact('Holds')).toHaveText('1 entry, May 6, 2024')
  await files.press('Cancel').click()

  // Nobody to ask: the file says what it has not got.
  await goOffline(page)
  await files.kind('Markdown files, in a zip').check()
  const markdown = await files.download()
  expect(markdown.suggestedFilename()).toContain('-this-device-only.zip')
  await expect(files.backup.getByRole('status')).toContainText('The server could not be reached')
  expect(readZip(await bytesOf(markdown)).map(({ name }) => name)).toEqual([
    '1998/1998-01-01 Day 0.md',
    '1998/1998-01-02 Day 1.md',
  ])
  await goOnline(page)

  // A week later.
  const line = page.getByRole('complementary', { name: 'Weekly backup' })
  await page.goto('/journal')
  await expect(page.getByRole('textbox', { name: 'Entry', exact: true })).toBeVisible()
  await page.evaluate((userId) => {
    localStorage.setItem(
      `last_backup_${userId}`,
      new Date(Date.now() - 8 * 86_400_000).toISOString(),
    )
  }, anna.userId)
  await page.reload()
  await expect(line).toContainText('Download a backup once a week')
  await looksRight(page)
  await line.getByRole('link', { name: 'Make a backup' }).click()
  await expect(files.backup).toBeVisible()
  await expect(line).toBeHidden()
  await page.goBack()
  await line.getByRole('button', { name: 'Not now' }).click()
  await expect(line).toBeHidden()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Entry', exact: true })).toBeVisible()
  await expect(line).toBeHidden()
})
