import type { PDFObject } from 'mupdf'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startProcess } from '#workers/pool/worker-process.ts'
import type { MediaToSet } from './book-to-set.ts'
import type { PhotoToSet } from './photos.ts'
import { openPress, type Press } from './press.ts'
import { aJpeg, aPicture } from './testing/photos.ts'
import { bookWith, entryWith, readPages } from './testing/read-pages.ts'

let press: Press
beforeAll(() => {
  press = openPress()
})
afterAll(() => press.close())

const idOf = (n: number) => n.toString(16).padStart(24, '0')
const mark = (n: number, caption = '') => `![${caption}](media:${idOf(n)})`

function aPhoto(n: number, bytes: Uint8Array, type: PhotoToSet['type'] = 'image/jpeg'): MediaToSet {
  return {
    printed: { kind: 'photo', width: 1200, height: 800 },
    photo: { id: idOf(n), type, bytes },
  }
}

async function printed(content: string, media: readonly MediaToSet[], by = press) {
  async function* readMedia() {
    yield* media
  }
  return readPages(await by.run('set', { ...bookWith([entryWith(content)]), readMedia }))
}

type Pages = Awaited<ReturnType<typeof printed>>

/** The tags of the last chapter, and what is said of its pictures. */
function picturesIn({ document }: Pages): string[] {
  const said: string[] = []
  const visit = (node: PDFObject) => {
    const role = node.get('S').asName()
    if (role === 'Caption') said.push(role)
    if (role === 'Figure') said.push(node.get('Alt').asString())
    const kids = node.get('K')
    for (let n = 0; n < kids.length; n += 1) if (!kids.get(n).get('S').isNull()) visit(kids.get(n))
  }
  visit(document.asPDF()?.getTrailer().get('Root', 'StructTreeRoot', 'K') as PDFObject)
  return said.slice(said.findIndex((one) => one.startsWith('Days of writing')) + 2)
}

/** How many photos each page draws. */
const photosOn = ({ document }: Pages) =>
  Array.from({ length: document.countPages() }, (_, n) => {
    const content = document.asPDF()?.findPage(n).get('Contents').readStream().asString() ?? ''
    return content.match(/ Do\n/g)?.length ?? 0
  })

describe('the photos of a report', () => {
  it('are set in their places, each with its caption on the same page, and named by it (MED-122)', async () => {
    const words = 'Words before it. '.repeat(140)
    const pages = await printed(
      `${words}\n\n${mark(1, 'The lake')}\n\nBetween.\n\n- tea\n  ${mark(2)}\n\n${mark(3, 'Rain')}\n\nAfter.`,
      [
        aPhoto(1, aJpeg(1200, 800)),
        aPhoto(2, aPicture(1200, 800, 90).asPNG(), 'image/png'),
        { printed: { kind: 'audio', seconds: 130 }, id: idOf(3) },
      ],
    )
    const photos = photosOn(pages)
    expect(photos.reduce((sum, count) => sum + count)).toBe(2)
    const at = photos.findIndex((count) => count > 0)
    expect(pages.texts[at]).toContain('The lake')
    expect(pages.texts.join('\n')).toMatch(
      /The lake\s+Between\.\s+• tea[\s\S]*Rain, 2:10\s+After\./,
    )
    expect(picturesIn(pages)).toEqual(['The lake', 'Caption', 'Photo'])
    expect(pages.texts.join('')).not.toContain('brackets')
  })

  it('are left out if they can’t be decoded, and the rest of the book is set (MED-123)', async () => {
    const jpeg = aJpeg(400, 300)
    const broken = new Uint8Array(5_000).fill(7)
    broken.set(jpeg.subarray(0, 100))
    const pages = await printed(`${mark(1, 'Bad')}\n\n${mark(2, 'Cut')}\n\n${mark(3, 'Good')}`, [
      aPhoto(1, broken),
      aPhoto(2, jpeg.subarray(0, 300)),
      aPhoto(3, jpeg),
    ])
    const text = pages.texts.join('\n')
    expect(text).toMatch(/\[Bad\][\s\S]*\[Cut\][\s\S]*Good/)
    expect(text.replace(/\s+/g, ' ')).toContain('2 photos and recordings are named in brackets')
    expect(picturesIn(pages)).toEqual(['Good', 'Caption'])
  })

  it('are left out together if one ends the compiler (MED-123)', async () => {
    const frail = openPress({
      start(script, megabytes) {
        const child = startProcess(script, megabytes)
        return {
          async call(given) {
            const isLast = given.task === 'photo' && JSON.stringify(given.input).includes(idOf(2))
            if (isLast) await child.end()
            return child.call(given)
          },
          get calls() {
            return child.calls
          },
          get isAlive() {
            return child.isAlive
          },
          cpuMs: () => child.cpuMs(),
          end: () => child.end(),
        }
      },
    })
    onTestFinished(() => frail.close())
    const pages = await printed(
      [1, 2, 3].map((n) => mark(n, `No. ${n}`)).join('\n\n'),
      [1, 2, 3].map((n) => aPhoto(n, aJpeg(40, 30))),
      frail,
    )
    expect(pages.texts.join('\n')).toMatch(/\[No\. 1\]\s+\[No\. 2\]\s+\[No\. 3\]/)
  })

  it('are those of this book alone (MED-123)', async () => {
    await printed(mark(1), [aPhoto(1, aJpeg(300, 200))])
    const pages = await printed(mark(1, 'Not here'), [])
    expect(pages.texts.join('')).toContain('[Not here]')
  })
})
