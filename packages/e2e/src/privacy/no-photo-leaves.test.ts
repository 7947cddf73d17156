import type { Page } from '@playwright/test'
import { begin, changeLevel } from '#fixtures/leak-watch/life.ts'
import { markerWords } from '#fixtures/leak-watch/marker-words.ts'
import { test } from '#fixtures/leak-watch/test.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { expect, open } from '#fixtures/test.ts'

test.describe.configure({ timeout: 240_000 })

interface Recording {
  /** Its samples spell this word, again and again, and nothing is drawn anew. */
  readonly sound: string
  readonly name: string
  readonly caption: string
}

/** Adds a recording to the page, and saves an entry that shows it under a caption. */
async function addRecording(page: Page, { sound, name, caption }: Recording): Promise<string> {
  const editor = editorOn(page)
  await expect(page.getByRole('button', { name: 'Add a photo or recording' })).toBeVisible()
  await page.locator('main input[type=file][multiple]').setInputFiles({
    ...{ name: `${name}.wav`, mimeType: 'audio/wav' },
    buffer: wave(sound),
  })
  await expect.poll(() => editor.value()).toMatch(/\(media:[0-9a-f]{24}\)/)
  const id = /media:([0-9a-f]{24})/.exec(await editor.value())?.[1] ?? ''
  await editor.write(`A voice from the sea.\n\n![${caption}](media:${id})\n`)
  return id
}

/** One second of sound, one byte for each sample. */
function wave(sound: string): Buffer {
  const samples = Buffer.alloc(8000, `${sound} `)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(8000, 24)
  header.writeUInt32LE(8000, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}

const recording = (words: Record<string, string>, of: string): Recording => ({
  ...{ sound: words[`${of} sound`] ?? '', name: words[`${of} name`] ?? '' },
  caption: words[`${of} caption`] ?? '',
})

const PARTS = ['sound', 'name', 'caption']

test('MED-120 of what stays on the device no byte, no name and no caption leaves it, and what may leave does', async ({
  page,
  request,
  watch,
  problems,
}, { repeatEachIndex }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const names = ['local', 'kept', 'cloud'].flatMap((of) => PARTS.map((part) => `${of} ${part}`))
  const words = markerWords(120 + repeatEachIndex, ...names)
  const stays = names.filter((name) => !name.startsWith('cloud')).map((name) => words[name] ?? '')
  await begin(page, request)
  const editor = editorOn(page)
  await changeLevel(page, 'Local')
  await editor.open()
  await addRecording(page, recording(words, 'local'))
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await watch.look(page)

  await changeLevel(page, 'Hybrid')
  await editor.open()
  await editor.startNew.click()
  await editor.details.click()
  await page.getByRole('switch', { name: 'Keep on this device' }).check()
  await addRecording(page, recording(words, 'kept'))
  await editor.startNew.click()
  await addRecording(page, recording(words, 'cloud'))

  // Seen on the wire, so the others would be, too.
  const cloud = recording(words, 'cloud')
  await expect
    .poll(async () => (await watch.leaks([cloud.sound])).length, { timeout: 60_000 })
    .toBeGreaterThan(0)
  await open(page, '/journal')
  await watch.look(page)
  const seen = await watch.leaks([cloud.caption, ...stays])
  expect(seen.filter(({ word }) => word === cloud.caption)).not.toEqual([])
  expect(seen.filter(({ word }) => word !== cloud.caption)).toEqual([])
})
