import { mediaMark } from '@daywell/core/media'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { looksRight } from '#app/testing/axe.ts'
import { ReadText } from './read-text.tsx'
import { journalWithPhotos } from './testing/shown-in-page.tsx'

const GONE = 'f'.repeat(24)
const images = () => page.getByRole('img').elements() as HTMLImageElement[]
const areDrawn = (count: number) =>
  expect
    .poll(() => images().filter(({ complete, naturalWidth }) => complete && naturalWidth > 0))
    .toHaveLength(count)
const viewer = page.getByRole('dialog', { name: 'Photos' })
const inViewer = (name: string) => viewer.getByRole('button', { name, exact: true })
const shownInViewer = () => viewer.getByRole('img').element().getAttribute('alt')

async function showFour() {
  const here = await journalWithPhotos()
  const marks = [
    await here.photo('The *lake*', 1200, 800),
    await here.photo('', 600, 900),
    await here.recording('Wind', 130),
    await here.photo('Lea', 900, 900),
  ]
  const [lake, tall, wind, lea] = marks
  const text = `We **walked**.\n\n${lake}\n${tall}\n\n${wind}\n\nHome.\n\n${lea}`
  const shown = here.show(
    <>
      <h1>Sunday</h1>
      <ReadText className="text-page" text={text} under={1} />
    </>,
  )
  await areDrawn(3)
  return { ...here, shown }
}

it('photos are shown where a text has them, with their captions (MED-83)', async () => {
  const { shown } = await showFour()
  expect(images().map(({ alt }) => alt)).toEqual(['The *lake*', 'Photo', 'Lea'])
  const [lake, tall, lea] = images().map((image) => image.getBoundingClientRect())
  expect(lake?.height).toBeCloseTo(tall?.height ?? 0, 0)
  expect(lake?.top).toBe(tall?.top)
  expect((lake?.width ?? 0) / (lake?.height ?? 1)).toBeCloseTo(1.5, 1)
  expect((lea?.width ?? 0) / (lea?.height ?? 1)).toBeCloseTo(1, 1)
  expect(
    page
      .getByRole('figure')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['The *lake*', '', expect.stringContaining('Wind'), 'Lea'])
  expect(shown.textContent).not.toContain('media:')
  await looksRight()
})

it('a photo has its room before it is there, so that nothing jumps (MED-77)', async () => {
  const { photo, show } = await journalWithPhotos()
  const mark = await photo('Lake', 800, 400)
  const shown = show(<ReadText className="text-page" text={mark} under={1} />)
  const frame = () => shown.querySelector('figure > div')?.getBoundingClientRect()
  await expect.poll(() => (frame()?.width ?? 0) / (frame()?.height ?? 1)).toBeCloseTo(2, 1)
  const before = frame()?.height
  await areDrawn(1)
  expect(frame()?.height).toBe(before)
})

it('what is not here is a sentence, and it is shown once it has come (MED-77)', async () => {
  const here = await journalWithPhotos()
  const mark = await here.photo('Lake', 300, 200)
  const [info] = await here.media.list()
  const shown = await here.media.read(info?.id ?? '', 'shown')
  if (!info || !shown) return expect.unreachable()
  const later = { ...info, id: GONE, parts: info.parts.filter(({ part }) => part === 'shown') }
  here.show(<ReadText text={`${mark}\n\n${mediaMark(GONE, 'Far away')}`} under={1} />)
  await expect.element(page.getByText(/^This photo or recording isn’t here yet/)).toBeVisible()
  await looksRight('page-has-heading-one')
  expect(await here.media.putBack(later, 'shown', shown)).toBe(true)
  await areDrawn(2)
  await expect.element(page.getByText(/isn’t here/)).not.toBeInTheDocument()
})

it('the viewer goes through the photos of the text by keys and gives the focus back (MED-78)', async () => {
  await showFour()
  const lea = page.getByRole('button', { name: 'Lea' })
  await lea.click()
  await expect.element(viewer.getByText('3 of 3')).toBeVisible()
  await expect.element(inViewer('Close')).toHaveFocus()
  expect(shownInViewer()).toBe('Lea')
  await expect.element(inViewer('Next photo')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(shownInViewer).toBe('Photo')
  await userEvent.keyboard('{Home}')
  await expect.element(viewer.getByText('1 of 3')).toBeVisible()
  await expect.poll(shownInViewer).toBe('The *lake*')
  await userEvent.keyboard('{End}')
  await expect.poll(shownInViewer).toBe('Lea')
  await looksRight()
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.element(lea).toHaveFocus()
})

it('the viewer shows a photo as large as the window or in its own size (MED-78)', async () => {
  const here = await journalWithPhotos()
  const text = await here.photo('Lake', 2000, 1500)
  here.show(<ReadText text={text} under={1} />)
  await page.getByRole('button', { name: 'Lake' }).click()
  const width = () => viewer.getByRole('img').element().getBoundingClientRect().width
  await expect.poll(width).toBeGreaterThan(500)
  await expect.poll(width).toBeLessThanOrEqual(1280)
  await inViewer('Actual size').click()
  await expect.poll(width).toBe(2000)
  await expect.element(viewer.getByRole('region', { name: 'Enlarged photo' })).toHaveFocus()
  await looksRight('page-has-heading-one')
  await inViewer('Fit to screen').click()
  await expect.poll(width).toBeLessThanOrEqual(1280)
})

it('a finger leads to the next photo (MED-78)', async () => {
  await showFour()
  await page.getByRole('button', { name: 'The *lake*' }).click()
  await expect.poll(shownInViewer).toBe('The *lake*')
  const ground = viewer.getByRole('img').element().parentElement as HTMLElement
  const touch = (type: string, clientX: number) =>
    ground.dispatchEvent(new PointerEvent(type, { ...TOUCH, clientX, clientY: 300 }))
  touch('pointerdown', 300)
  touch('pointerup', 180)
  await expect.poll(shownInViewer).toBe('Photo')
})

const TOUCH = { bubbles: true, isPrimary: true, pointerType: 'touch' } as const

it('a recording plays, goes to a place and is heard faster (MED-79)', async () => {
  await showFour()
  const recording = page.getByRole('figure', { name: 'Wind' })
  const audio = recording.element().querySelector('audio') as HTMLAudioElement
  const place = recording.getByRole('slider', { name: 'Position' })
  await expect.element(recording.getByText('0:00 / 2:10')).toBeVisible()
  await expect.element(place).toBeEnabled()
  const input = place.element() as HTMLInputElement
  input.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => audio.currentTime).toBe(10)
  await expect.element(place).toHaveAttribute('aria-valuetext', '0:10 of 2:10')
  const speed = () => recording.getByRole('button', { name: /^Speed/ })
  await speed().click()
  await expect.poll(() => audio.playbackRate).toBe(1.25)
  await expect.element(speed()).toHaveAccessibleName('Speed: 1.25×')
  await recording.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => audio.currentTime).toBeGreaterThan(10)
  await recording.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(() => audio.paused).toBe(true)
})
