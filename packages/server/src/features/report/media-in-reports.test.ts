import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { startS3 } from '@daywell/stand-ins/s3'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type RunningApp, runApp, runAppForTest } from '#http/testing/running-app.ts'
import { aJpeg } from '#press/testing/photos.ts'
import { readPages } from '#press/testing/read-pages.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { aPhoto } from '../media/testing/a-photo.ts'
import { uploader } from '../media/testing/uploading.ts'
import { TODAY, WEDNESDAY } from '../summary/testing/summing.ts'
import { mediaOfReport } from './media-of-report.service.ts'
import { printer } from './testing/printing.ts'

const RANGE = { from: TODAY, to: TODAY }

/** The size that a JPEG says it has, with nothing behind it. */
function bomb(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(aJpeg(16, 16))
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

describe.each(engines)('photos in reports on %s', (engine) => {
  const databases = freshDatabases(engine)
  const log: string[] = []
  const logged = () => log.splice(0).map((line): unknown => JSON.parse(line).msg)
  const options = (env: Record<string, string> = {}) => ({
    env: { PREMIUM: 'everyone', LOG_LEVEL: 'warn', ...env },
    clock: () => WEDNESDAY,
    logStream: { write: (line: string) => void log.push(line) },
  })
  let place: Awaited<ReturnType<typeof databases.place>>
  let app: RunningApp
  beforeAll(async () => {
    place = await databases.place()
    app = await runApp(place, options())
  })
  afterAll(() => app.stop())

  async function photographer(app: RunningApp) {
    const person = await printer(app)
    const device = uploader(app.port, person.token)
    return {
      ...person,
      async upload(
        shown: Uint8Array,
        more: Parameters<typeof aPhoto>[1] = {},
        thumbnail?: Uint8Array,
      ) {
        const info = aPhoto({ shown, ...(thumbnail && { thumbnail }) }, more)
        await device.declare(info)
        await device.send(info.id, 'shown', shown)
        if (thumbnail) await device.send(info.id, 'thumbnail', thumbnail)
        return info.id
      },
      declare: async (bytes: Uint8Array) => {
        const info = aPhoto({ shown: bytes })
        await device.declare(info)
        return info.id
      },
      async print(...marks: readonly (readonly [caption: string, id: string])[]) {
        const content = marks.map(([caption, id]) => `![${caption}](media:${id})`).join('\n\n')
        await person.write({ content, localDate: TODAY })
        const pages = readPages((await person.report(RANGE)).bytes)
        return { text: pages.texts.join(' ').replace(/\s+/g, ' '), photos: photosIn(pages) }
      },
    }
  }

  it('a report shows what the server has whole of this person, and names the rest (MED-124)', async () => {
    const one = await photographer(app)
    const other = await photographer(app)
    const { text, photos } = await one.print(
      ['The lake', await one.upload(aJpeg(1200, 800))],
      ['Not mine', await other.upload(aJpeg(1200, 800))],
      ['Not whole', await one.declare(aJpeg(800, 600))],
      ['Rain', await one.upload(new Uint8Array(50), { kind: 'audio', seconds: 130 })],
      ['A bomb', await one.upload(bomb(20_000, 20_000), { width: 40, height: 30 })],
      ['No photo', await one.upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
      ['Broken', await one.upload(Buffer.concat([aJpeg(64, 64).subarray(0, 300)]))],
    )
    expect(photos).toBe(1)
    expect(text).toContain(
      'The lake [Not mine] [Not whole] Rain, 2:10 [A bomb] [No photo] [Broken]',
    )
    expect(text).toContain('5 photos and recordings are named in brackets')
  })

  it('a photo that can’t be read from the store is named, and the rest is printed (MED-145)', async () => {
    const ann = await photographer(app)
    const files = () => globSync(`${place.dataDir}/media/*/${ann.user.id}/*/*`)
    const upload = async (...given: Parameters<typeof ann.upload>) => {
      const before = new Set(files())
      const id = await ann.upload(...given)
      return { id, stored: files().filter((file) => !before.has(file)) }
    }
    const good = await upload(aJpeg(1200, 800))
    const gone = await upload(aJpeg(1000, 800))
    const bent = await upload(aJpeg(900, 800))
    const small = await upload(aJpeg(800, 800), {}, aJpeg(80, 80))
    for (const file of gone.stored) rmSync(file)
    for (const file of bent.stored) writeFileSync(file, readFileSync(file).fill(7, 40, 60))
    rmSync(small.stored[0] ?? '')
    const { text, photos } = await ann.print(
      ['Gone', gone.id],
      ['Bent', bent.id],
      ['A smaller copy', small.id],
      ['The lake', good.id],
    )
    expect(text).toContain('[Gone] [Bent]')
    expect(text).not.toMatch(/\[(A smaller copy|The lake)\]/)
    expect(text).toContain('2 photos and recordings are named in brackets')
    expect(photos).toBe(2)
    expect(logged()).toContain('left a photo out of a report')
  })

  it('while the store is down, a report is set without photos, and it’s asked only twice (MED-145)', async () => {
    const s3 = await startS3()
    onTestFinished(s3.stop)
    const env = {
      MEDIA_STORE: 's3',
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    }
    const ann = await photographer(await runAppForTest(await databases.place(), options(env)))
    const ids = []
    for (let n = 1; n <= 4; n++) ids.push(await ann.upload(aJpeg(40 * n, 30)))
    const marks = ids.map((id, n) => [`No. ${n}`, id] as const)
    s3.failNext('hang-up', 'partial')
    const { text, photos } = await ann.print(...marks)
    expect(text).toContain('[No. 0] [No. 1] [No. 2] [No. 3]')
    expect(photos).toBe(0)
    expect(logged()).toContain('left a photo out of a report')
    expect((await ann.print(...marks)).photos).toBe(8)
  })
})

function photosIn({ document }: ReturnType<typeof readPages>): number {
  const pages = Array.from({ length: document.countPages() }, (_, n) =>
    document.asPDF()?.findPage(n).get('Contents').readStream().asString(),
  )
  return pages.join('').match(/ Do\n/g)?.length ?? 0
}

describe('the photos that are read for a report', () => {
  const ids = Array.from({ length: 60 }, (_, n) => n.toString(16).padStart(24, '0'))
  const entries = ids.map((id) => ({ content: `![](media:${id})` }))

  /** Photos of these bytes, and how many were read. */
  async function read(bytes: Uint8Array, declared = bytes.length) {
    const asked: string[] = []
    const found: string[] = []
    /** How many were taken when each was read. */
    const askedBefore: number[] = []
    const info = aPhoto({ shown: bytes })
    const parts = info.parts.map((part) => ({ ...part, bytes: declared }))
    const media = {
      find: async (_: string, id: string) => ({ ...info, id, parts, whole: ['shown' as const] }),
      read: async (_: string, { id }: { id: string }) => {
        asked.push(id)
        askedBefore.push(found.length)
        return bytes
      },
    }
    const gone = new AbortController().signal
    for await (const one of mediaOfReport(entries, {
      userId: 'one',
      media,
      gone,
      failed: () => {},
    }))
      if ('photo' in one) found.push(one.photo.id)
    return { asked, found, askedBefore }
  }

  it('are the first 40, one at a time (MED-124)', async () => {
    const { asked, found, askedBefore } = await read(aJpeg(40, 30))
    expect([asked, found]).toEqual([ids.slice(0, 40), ids.slice(0, 40)])
    expect(askedBefore).toEqual(ids.slice(0, 40).map((_, n) => n))
  })

  it('are no more than there is room for, in bytes and in pixels (MED-124)', async () => {
    const large = Buffer.concat([aJpeg(40, 30), Buffer.alloc(25_000_000)])
    expect((await read(large)).found).toEqual(ids.slice(0, 2))
    const wide = await read(Buffer.concat([bomb(2049, 2048), Buffer.alloc(10_000_000)]))
    expect([wide.asked.length, wide.found]).toEqual([5, []])
    expect((await read(bomb(2048, 2048))).found).toHaveLength(30)
    expect((await read(aJpeg(40, 30), 60_000_001)).asked).toEqual([])
  })
})
