import type { Page } from '@playwright/test'
import { bytesOf, filesOn } from '#fixtures/pages/files-page.ts'
import { expect, store, test } from '#fixtures/test.ts'
import { openFiles } from '../../../web/src/device/files/reading/open-files.ts'
import { aRecording } from '../../../web/src/services/backup/testing/a-recording.ts'
import { dayOneZip } from '../../../web/src/services/backup/testing/foreign-files.ts'

/** A photo as a camera makes it. */
const aPhoto = (page: Page, color: string) =>
  page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(300, 200)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = fill
    context.fillRect(50, 50, 200, 100)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  }, color)

const shown = (id: string, kind = '') => `![](dayone-moment:/${kind}/${id})`

async function dayOneExport(page: Page): Promise<Buffer> {
  const entry = {
    uuid: 'A'.repeat(32),
    creationDate: '2024-05-06T07:00:00Z',
    timeZone: 'Europe/Vienna',
    text: `# The lake\n\nBefore ${shown('P1')} between ${shown('A1', 'audio')} and ${shown('P2')} after`,
    photos: ['P1', 'P2'].map((identifier) => ({ identifier, md5: identifier, type: 'jpeg' })),
    audios: [{ identifier: 'A1', md5: 'A1', type: 'wav' }],
  }
  const zip = dayOneZip([entry], {
    'photos/P1.jpeg': Uint8Array.from(await aPhoto(page, 'red')),
    'photos/P2.jpeg': Uint8Array.from(await aPhoto(page, 'blue')),
    'audios/A1.wav': await aRecording().bytes(),
  })
  return Buffer.from(await zip.arrayBuffer())
}

/** The text of the only entry in a zip of Markdown, and its files by path. */
async function contentsOf(zip: Buffer) {
  const { all } = await openFiles([new File([new Uint8Array(zip)], 'm.zip')])
  const contents = all.map(async (member) => {
    const bytes = Buffer.from(await (await member.blob()).arrayBuffer())
    return [member.name, member.name.endsWith('.md') ? bytes.toString() : bytes] as const
  })
  return Object.fromEntries(await Promise.all(contents))
}

test('photos and a recording of Day One are the same in the same places after a backup, another account and an export (MED-106)', async ({
  page,
  openElsewhere,
  people,
  signIn,
}) => {
  await signIn()
  const files = filesOn(page)
  await files.open()
  await files.choose('Export.zip', await dayOneExport(page))
  await expect(files.fact('What will happen')).toContainText('2 new photos and 1 new recording')
  await files.press('Import 1 entry').click()
  await expect(files.bringIn.getByRole('status')).toContainText('2 new photos and 1 new recording')
  const backup = await bytesOf(await files.download())
  await files.kind('Markdown files in a zip').check()
  const before = await contentsOf(await bytesOf(await files.download()))

  const other = await openElsewhere()
  await store(other, { ...(await people.signIn()) })
  const there = filesOn(other)
  await there.open()
  await there.choose('backup.zip', backup)
  await there.press('Import 1 entry').click()
  await expect(there.bringIn.getByRole('status')).toContainText('2 new photos and 1 new recording')
  await there.kind('Markdown files in a zip').check()
  const after = await contentsOf(await bytesOf(await there.download()))

  expect(Object.keys(before)).toHaveLength(4)
  expect(after).toEqual(before)
  const [entry = ''] = Object.entries(after).flatMap(([name, text]) =>
    /md$/.test(name) ? text : [],
  )
  const paths = String(entry).match(/(?<=\(\.\.\/)media\/[^)]+/g) ?? []
  expect(String(entry)).toContain(
    `Before ![](../${paths[0]}) between ![](../${paths[1]}) and ![](../${paths[2]}) after`,
  )
  expect(paths.every((path) => after[path] instanceof Buffer)).toBe(true)
})
