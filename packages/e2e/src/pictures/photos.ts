import { markedPhotos } from '@daywell/core/testing'
import { expect, type Page } from '@playwright/test'
import { editorOn } from '#fixtures/pages/editor.ts'
import { pressUntil } from '#fixtures/pages/page.ts'
import { openJournalOf } from './open-journal-of.ts'
import type { Screen } from './screen.ts'

const WIDE = [
  [1600, 1067, 205],
  [1200, 1600, 28],
  [1600, 1200, 150],
  [2400, 1000, 265],
  [1400, 1400, 340],
] as const

/** Hills under a sun, as JPEGs, and a recording in which nothing is heard. */
async function files(page: Page) {
  const photos = await Promise.all(
    WIDE.map(async ([width, height, hue]) => {
      const url = await page.evaluate<string>(`(${drawHills})(${width}, ${height}, ${hue})`)
      const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
      return { name: `hills-${hue}.jpg`, mimeType: 'image/jpeg', buffer }
    }),
  )
  return [...photos, { name: 'wind.wav', mimeType: 'audio/wav', buffer: silence(74) }]
}

const drawHills = `(width, height, hue) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, 'hsl(' + hue + ' 45% 62%)')
  sky.addColorStop(1, 'hsl(' + (hue + 40) + ' 60% 88%)')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'hsl(' + (hue + 170) + ' 80% 92%)'
  context.beginPath()
  context.arc(width * 0.68, height * 0.3, Math.min(width, height) * 0.09, 0, 7)
  context.fill()
  for (let hill = 0; hill < 4; hill += 1) {
    context.fillStyle = 'hsl(' + hue + ' ' + (30 - hill * 3) + '% ' + (52 - hill * 11) + '%)'
    context.beginPath()
    context.moveTo(0, height)
    for (let x = 0; x <= width; x += 8)
      context.lineTo(x, height * (0.52 + hill * 0.11) + Math.sin(x / (170 - hill * 22) + hill * 2) * height * 0.06)
    context.lineTo(width, height)
    context.fill()
  }
  return canvas.toDataURL('image/jpeg', 0.9)
}`

const RATE = 8000

function silence(seconds: number): Buffer {
  const head = Buffer.alloc(44)
  const size = RATE * seconds
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + size, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  for (const at of [20, 22, 32]) head.writeUInt16LE(1, at)
  for (const at of [24, 28]) head.writeUInt32LE(RATE, at)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(size, 40)
  return Buffer.concat([head, Buffer.alloc(size, 128)])
}

/** Adds the files to the page, and returns their ids. */
async function addFiles(page: Page): Promise<string[]> {
  const added = await files(page)
  await editorOn(page).isLive()
  await page.locator('input[type=file]:not([capture])').setInputFiles(added)
  const ids = async () =>
    Array.from((await editorOn(page).value()).matchAll(/media:(\w{24})/g), ([, id]) => id ?? '')
  // Preparing them takes a while on a busy machine.
  await expect.poll(async () => (await ids()).length, { timeout: 60_000 }).toBe(added.length)
  return ids()
}

const mark = (caption: string, id: string | undefined) => `![${caption}](media:${id})`

/** A journal with photos on this device. */
async function openJournalWithPhotos(page: Page): Promise<void> {
  await openJournalOf(page, [{ content: 'Slept badly. Tea on the balcony, then back to bed.' }])
  const [lake, tall, ridge, wide, square, wind] = await addFiles(page)
  await editorOn(page).text.fill('')
  const { origin } = new URL(page.url())
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  const today = new Date()
  const day = (yearsAgo: number) => {
    const createdAt = new Date(today)
    createdAt.setFullYear(today.getFullYear() - yearsAgo)
    return { createdAt: createdAt.toISOString(), localDate: createdAt.toISOString().slice(0, 10) }
  }
  const story = (end: string) => `Up before the others and down to the water.

${mark('The lake at six, before anyone had touched it', lake)}

We walked **all the way** round, with one stop for plums.

${mark('', tall)}
${mark('The ridge', ridge)}
${mark('Lea, not looking', square)}

${mark('What the wind said', wind)}

${end}`
  const ends = [
    'Home by eight.',
    `Home by nine, by the upper road.\n\n${mark('', wide)}\n${mark('', lake)}`,
  ]
  const post = async (data: object) =>
    (await page.request.post(`${origin}/api/journal`, { headers, data })).json()
  await post({ ...day(1), title: 'First ice', content: `It held.\n\n${mark('', tall)}` })
  await post({ ...day(2), title: '', content: mark('', wind) })
  await post({ ...day(3), title: '', content: `${mark('', square)}\n${mark('', ridge)}` })
  await post({ ...day(0), title: '', content: mark('Plums from Ida', square) })
  const { _id } = await post({ ...day(0), title: 'Round the lake', content: story(ends[0] ?? '') })
  const data = { title: 'Round the lake', content: story(ends[1] ?? '') }
  await page.request.put(`${origin}/api/journal/${_id}`, { headers, data })
  await page.reload({ waitUntil: 'networkidle' })
  await editorOn(page).isLive()
}

async function openStory(page: Page): Promise<void> {
  await openJournalWithPhotos(page)
  await editorOn(page).openEntries()
  await page.getByRole('button', { name: 'Round the lake' }).first().click()
  await expect.poll(() => editorOn(page).value()).toContain('Up before')
}

async function openHistory(page: Page): Promise<void> {
  await openStory(page)
  await pressUntil(page, 'Alt+Shift+h', page.getByRole('dialog'))
}

const areDrawn = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate('[...document.images].every((one) => one.src === "" || one.naturalWidth > 0)'),
    )
    .toBe(true)

function photos(state: string, prepare: (page: Page) => Promise<void>): Screen {
  const at = { name: 'photos', state, path: '/login', from: 'product', as: 'visitor' } as const
  return {
    ...at,
    extent: 'window',
    prepare: async (page) => {
      await prepare(page)
      await areDrawn(page)
    },
  }
}

/** The story on a page of plain text. */
async function openPlain(page: Page): Promise<void> {
  await openStory(page)
  await page.evaluate(() => localStorage.setItem('formatWhileWriting', 'off'))
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => editorOn(page).value()).toContain('Up before')
  const strip = page.getByRole('region', { name: 'Photos and recordings in this entry' })
  await strip.getByRole('button', { name: 'Play' }).scrollIntoViewIfNeeded()
}

/** A photo whose camera knew the day, on a page with words. */
async function addDated(page: Page): Promise<void> {
  await openJournalOf(page, [])
  await editorOn(page).isLive()
  await editorOn(page).text.fill('Up before the others and down to the water.')
  const [lake] = await files(page)
  if (!lake) return
  const jpeg = new Uint8Array(lake.buffer)
  const dated = markedPhotos({ jpeg, png: jpeg, webp: jpeg }, { width: 1600, height: 1067 })[0]
  const buffer = Buffer.from(dated?.bytes ?? jpeg)
  await page.locator('input[type=file]:not([capture])').setInputFiles([{ ...lake, buffer }])
  await page.getByText('This photo was taken on').scrollIntoViewIfNeeded()
}

const article = (page: Page) => page.getByRole('dialog').getByRole('article')

export const photoPages: readonly Screen[] = [
  photos('list', async (page) => {
    await openJournalWithPhotos(page)
    await editorOn(page).openEntries()
    await page.locator('article img').first().waitFor()
  }),
  photos('on-this-day', async (page) => {
    await openJournalWithPhotos(page)
    await page.getByRole('button', { name: /^Your writing/ }).click()
    await page.getByRole('heading', { name: 'On this day' }).scrollIntoViewIfNeeded()
  }),
  photos('differences', openHistory),
  photos('reading', async (page) => {
    await openHistory(page)
    await page.getByRole('switch', { name: 'Show differences' }).uncheck()
    await article(page)
      .getByRole('button', { name: /^The lake/ })
      .waitFor()
  }),
  photos('reading-further', async (page) => {
    await openHistory(page)
    await page.getByRole('switch', { name: 'Show differences' }).uncheck()
    await article(page).getByRole('button', { name: 'Play' }).scrollIntoViewIfNeeded()
  }),
  photos('viewer', async (page) => {
    await openHistory(page)
    await page.getByRole('switch', { name: 'Show differences' }).uncheck()
    await article(page)
      .getByRole('button', { name: /^The lake/ })
      .click()
    await page.getByRole('dialog', { name: 'Photos' }).getByRole('img').waitFor()
  }),
  photos('writing', openStory),
  photos('writing-further', async (page) => {
    await openStory(page)
    await editorOn(page).text.getByRole('button', { name: 'Play' }).scrollIntoViewIfNeeded()
  }),
  photos('caption', async (page) => {
    await openStory(page)
    await editorOn(page)
      .text.getByRole('button', { name: /^The lake/ })
      .click()
    await page.getByRole('dialog', { name: 'Photos' }).getByRole('img').waitFor()
  }),
  photos('plain', openPlain),
  photos('choice', async (page) => {
    await openJournalWithPhotos(page)
    await editorOn(page).button('Add a photo or recording').click()
  }),
  photos('day', addDated),
  photos('print', async (page) => {
    await openStory(page)
    await page.emulateMedia({ media: 'print' })
    await expect
      .poll(async () => {
        await page.evaluate('dispatchEvent(new Event("beforeprint"))')
        return page.evaluate('document.querySelectorAll("[data-printed-page] img").length')
      })
      .toBeGreaterThan(4)
  }),
]
