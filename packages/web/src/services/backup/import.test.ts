import { afterEach, describe, expect, it } from 'vitest'
import type { Member } from '#device/files/reading/members.ts'
import { aZip } from '#device/files/reading/testing/a-zip.ts'
import { UnreadableFile } from '#device/files/reading/unreadable-file.ts'
import { readZip } from '#device/files/testing/read-zip.ts'
import { seal, unseal } from '#device/transfer/sealed-file.ts'
import { lookInto } from './in/look-into.ts'
import { openSource } from './in/open-source.ts'
import { BrokenOff, takeIn } from './in/take-in.ts'
import { makeBackup } from './out/make-backup.ts'
import { live } from './testing/a-life.ts'
import { type APerson, aPerson, asFile, textOf } from './testing/a-person.ts'
import { dayOneDays, dayOneZip } from './testing/foreign-files.ts'
import { plainly, restore, sourceIn } from './testing/restore.ts'

const everything = async ({ store }: APerson) =>
  JSON.stringify([await store.files.holding(), store.outbox()])

describe('files made elsewhere', () => {
  it('ten thousand entries of Day One are imported in batches, and a second time none', async () => {
    const anna = await aPerson()
    const file = dayOneZip(dayOneDays(10_000))
    const source = await sourceIn(file)
    expect(source).toMatchObject({ kind: 'day-one', name: 'Export.zip' })
    const told: number[] = []
    const onProgress = (done: number) => told.push(done)
    const outlook = await lookInto(anna.person, source, plainly, { onProgress })
    expect(outlook).toMatchObject({ entries: 10_000, from: '1998-01-01', to: '2025-05-18' })
    expect(outlook.lives).toEqual({ device: 0, server: 10_000 })
    expect(anna.store.entries()).toEqual([])
    expect(told.length).toBeGreaterThan(20)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    const { report } = await takeIn(anna.person, outlook)
    expect(report).toEqual(outlook.report)
    expect(report.entries.added).toBe(10_000)
    expect(anna.store.entries()).toHaveLength(10_000)
    expect(anna.store.outbox()).toHaveLength(10_000)
    expect(anna.store.entries().at(-1)).toMatchObject({
      title: 'Day 0',
      localDate: '1998-01-01',
      timeZone: 'Europe/Vienna',
    })
    const few = await sourceIn(dayOneZip(dayOneDays(500)))
    const again = await lookInto(anna.person, few, plainly)
    expect(again.report.entries['already-here']).toBe(500)
  })

  it('an aborted import keeps what it has, and a second run continues', async () => {
    const anna = await aPerson()
    const outlook = await lookInto(
      anna.person,
      await sourceIn(dayOneZip(dayOneDays(1000))),
      plainly,
    )
    const stop = new AbortController()
    const onProgress = () => stop.abort()
    const first = await takeIn(anna.person, outlook, { signal: stop.signal, onProgress })
    expect(first.stopped).toBe(true)
    const arrived = anna.store.entries().length
    expect(first.report.entries.added).toBe(arrived)
    expect([arrived > 0, arrived < 1000]).toEqual([true, true])
    const second = await takeIn(anna.person, outlook)
    expect(second.stopped).toBe(false)
    expect(second.report.entries).toMatchObject({
      'already-here': arrived,
      added: 1000 - arrived,
    })
  })

  it('what was imported before a file broke off is reported, and stays', async () => {
    const anna = await aPerson()
    const outlook = await lookInto(anna.person, await sourceIn(dayOneZip(dayOneDays(800))), plainly)
    const [whole] = outlook.source.members
    const broken = {
      ...whole,
      async *read() {
        let bytes = 0
        for await (const piece of whole?.read() ?? []) {
          bytes += piece.length
          if (bytes > broken.size * 0.8) throw new UnreadableFile('out-of-reach')
          yield piece
        }
      },
    } as Member
    const source = { ...outlook.source, members: [broken] }
    const failed = await takeIn(anna.person, { ...outlook, source }).catch((error) => error)
    expect(failed).toBeInstanceOf(BrokenOff)
    expect(failed.cause).toBeInstanceOf(UnreadableFile)
    const { length } = anna.store.entries()
    expect(length).toBeGreaterThan(0)
    expect(failed.report.entries.added).toBe(length)
  })

  it('once the level is stricter, nothing more of it may be sent', async () => {
    const anna = await aPerson()
    const outlook = await lookInto(anna.person, await sourceIn(dayOneZip(dayOneDays(500))), plainly)
    const onProgress = () => anna.levels.serverSays('local')
    await takeIn(anna.person, outlook, { onProgress })
    const here = anna.store.entries().filter(({ _id }) => _id.startsWith('local_'))
    expect(here.length + anna.store.outbox().length).toBe(500)
    expect([here.length > 0, here.length < 500]).toEqual([true, true])
  })

  it('several journals of Day One are reported', async () => {
    const anna = await aPerson()
    const [first, second] = dayOneDays(2)
    const journal = (entries: unknown[]) => JSON.stringify({ metadata: {}, entries })
    const both = aZip([
      { name: 'Work.json', content: journal([first]) },
      { name: 'Dreams.json', content: journal([second]) },
    ])
    const { report } = await restore(anna.person, asFile('Export.zip', both))
    expect(report.leftOut).toEqual({ 'name of the journal': 2 })
    const alone = await restore(anna.person, dayOneZip(dayOneDays(1)))
    expect(alone.report.leftOut).toEqual({})
  })

  it('what is no entry and no photo is listed, each once', async () => {
    const anna = await aPerson()
    const entry = { uuid: 'A', text: 'Rain.', creationDate: '2024-01-02T03:04:05Z' }
    const pdfAttachments = [{ identifier: 'P1', md5: 'abc', type: 'pdf' }]
    const file = dayOneZip([{ ...entry, pdfAttachments }], {
      'pdfs/abc.pdf': 'PDF',
      'notes.docx': 'W',
      '__MACOSX/._Journal.json': 'x',
    })
    const { report } = await restore(anna.person, file)
    expect(report.media.map(({ type, name, reason }) => [type, name, reason])).toEqual([
      ['pdf', 'pdfs/abc.pdf', 'not-supported'],
      ['file', 'notes.docx', 'not-named'],
    ])
    expect(report.guesses['time-zone-unknown']?.count).toBe(1)
  })

  it('Journey, folders of Markdown and single files are recognized by their content', async () => {
    const journey = { id: '1455000000000-abc', date_journal: 1455000000000, text: 'By bus.' }
    const zip = aZip([{ name: '1455000000000-abc.json', content: JSON.stringify(journey) }])
    const anna = await aPerson()
    expect((await restore(anna.person, asFile('j.zip', zip))).outlook.source.kind).toBe('journey')
    const folder = [asFile('a.md', '# Walk\n\nFar.'), asFile('pic.png', 'PNG')]
    for (const [n, file] of folder.entries()) {
      const path = `Diary/2024-05-0${n + 1} ${file.name}`
      Object.defineProperty(file, 'webkitRelativePath', { value: path })
    }
    const source = await openSource(folder)
    expect(source).toMatchObject({ kind: 'markdown', name: 'Diary' })
    const single = await restore(anna.person, asFile('2024-05-03.md', 'Only this.'))
    expect(single.report.entries.added).toBe(1)
    expect(
      anna.store
        .entries()
        .map(({ content }) => content)
        .sort(),
    ).toEqual(['By bus.', 'Only this.'])
    // Recognized even under another name.
    const oddly = await sourceIn(asFile('backup (1)', (await anna.backup()).content))
    expect(oddly.kind).toBe('backup')
    const zipped = aZip([{ name: 'b.json', content: await (await anna.backup()).content.text() }])
    expect((await sourceIn(asFile('b.zip', zipped))).kind).toBe('backup')
  })
})

describe('where imported text is stored', () => {
  const two = () => dayOneZip(dayOneDays(2))

  it.each([
    ['cloud', plainly, 'temp_'],
    ['hybrid', plainly, 'temp_'],
    ['hybrid', { ...plainly, keepHere: true }, 'local_'],
    ['local', plainly, 'local_'],
  ] as const)('under %s, with %j, as %s', async (level, wishes, prefix) => {
    const anna = await aPerson({ level })
    const { outlook } = await restore(anna.person, two(), wishes)
    expect(anna.store.entries().every(({ _id }) => _id.startsWith(prefix))).toBe(true)
    const isLocal = prefix === 'local_'
    expect(outlook.lives).toEqual({ device: isLocal ? 2 : 0, server: isLocal ? 0 : 2 })
    expect(anna.store.outbox()).toHaveLength(isLocal ? 0 : 2)
    await expect.poll(() => anna.device.persistence.asked).toBe(isLocal ? 1 : 0)
  })

  it('what was deleted here stays deleted, unless the person wants it back', async () => {
    const anna = await aPerson()
    await restore(anna.person, two())
    for (const { _id } of anna.store.entries()) await anna.entries.deleteEntry(_id)
    const before = await restore(anna.person, two())
    expect([before.report.entries['stays-deleted'], anna.store.entries().length]).toEqual([2, 0])
    const back = await restore(anna.person, two(), { ...plainly, reviveDeleted: true })
    expect([back.report.entries.revived, anna.store.entries().length]).toEqual([2, 2])
  })
})

describe('the other export formats', () => {
  it('Markdown is read back as it was, as far as the format goes', async () => {
    const anna = await aPerson({ seed: 21 })
    await live(anna, 40)
    const made = await anna.backup('markdown')
    expect(made.name).toMatch(/^daywell-markdown-2026-03-\d\d-this-device-only\.zip$/)
    const again = await aPerson()
    again.device.clock.now = anna.device.clock.now
    const zip = asFile('m.zip', made.content)
    const { report } = await restore(again.person, zip)
    expect(report).toMatchObject({ skipped: [], media: [], guesses: {} })
    const filesIn = async (blob: Blob) => readZip(Buffer.from(await blob.arrayBuffer()))
    const files = await filesIn((await again.backup('markdown')).content)
    expect(files).toEqual(await filesIn(made.content))
    expect(files).toHaveLength(made.count)
    const second = await restore(again.person, zip)
    expect(second.report.entries['already-here']).toBe(made.count)
  })

  it('Markdown reports how many entries have half characters, which it cannot hold', async () => {
    const anna = await aPerson()
    await anna.entries.createEntry({ content: 'whole 😀' })
    await anna.entries.createEntry({ content: 'half \ud83d' })
    expect(await anna.backup('markdown')).toMatchObject({ count: 2, halved: 1 })
    expect(await anna.backup('json')).toMatchObject({ count: 2, halved: 0 })
  })

  it('an encrypted file is a backup that only its passphrase opens', async () => {
    const anna = await aPerson({ seed: 22 })
    await live(anna, 10)
    const passphrase = 'acorn lantern otter plum'
    const wish = { kind: 'encrypted', passphrase, missing: 'm' } as const
    const made = await makeBackup(anna.person, wish, ({ content }) =>
      seal(content, passphrase, {}, { cost: { logN: 10, r: 8, p: 1 }, chunkSize: 4096 }),
    )
    expect(made.name).toMatch(/\.daywell$/)
    expect(await made.content.text()).not.toContain('Rain')
    const file = asFile('x.daywell', made.content)
    expect(await openSource([file])).toEqual({ kind: 'sealed', file })
    const opened = await unseal(file, passphrase)
    const plain = await makeBackup(anna.person, { kind: 'json', missing: 'm' })
    expect(await textOf({ content: opened })).toBe(await textOf(plain))
  })

  it('a backup can be aborted', async () => {
    const anna = await aPerson()
    const stop = AbortSignal.abort()
    await expect(
      makeBackup(anna.person, { kind: 'json', missing: 'm', signal: stop }),
    ).rejects.toThrow('aborted')
  })
})

describe('untrusted files', () => {
  const people: APerson[] = []
  const before: string[] = []
  const anna = async () => {
    const one = await aPerson()
    await one.entries.createEntry({ content: 'Mine', keepHere: true })
    people.push(one)
    before.push(await everything(one))
    return one
  }
  afterEach(async () => {
    for (const one of people.splice(0)) expect(await everything(one)).toBe(before.shift())
  })
  const backupText = async (change: object) => {
    const who = await aPerson({ seed: 5 })
    await live(who, 10)
    return JSON.stringify({ ...JSON.parse(await (await who.backup()).content.text()), ...change })
  }
  const nothing = 'a'.repeat(34 * 2 ** 20)

  it.each<[string, () => Promise<File>, object]>([
    [
      'a zip bomb',
      async () =>
        asFile('b.zip', aZip([{ name: 'Journal.json', content: `{"entries":["${nothing}` }])),
      { reason: 'too-dense' },
    ],
    [
      'a zip bomb among Markdown files',
      async () =>
        asFile(
          'b.zip',
          aZip([
            { name: 'a.md', content: 'a' },
            { name: 'b.md', content: nothing },
          ]),
        ),
      { reason: 'too-dense' },
    ],
    [
      'a zip file that was cut off',
      async () => asFile('b.zip', aZip([{ name: 'a.md', content: 'a'.repeat(500) }]).slice(0, -30)),
      { name: 'UnreadableFile' },
    ],
    [
      'a picture',
      async () => asFile('p.png', new Uint8Array([137, 80, 78, 71, 255])),
      { name: 'FileProblem' },
    ],
    ['an empty file', async () => asFile('nothing', ''), { name: 'FileProblem' }],
    ['other JSON', async () => asFile('a.json', '{"a":1}'), { name: 'FileProblem' }],
    [
      'a backup of a newer Daywell',
      async () => asFile('b.json', await backupText({ formatVersion: 2 })),
      { message: expect.stringContaining('newer version of Daywell') },
    ],
    [
      'a backup that was cut off',
      async () => asFile('b.json', (await backupText({})).slice(0, -10)),
      { message: expect.stringContaining('This file is incomplete') },
    ],
    [
      'a zip without any journal',
      async () => asFile('b.zip', aZip([{ name: 'a.exe', content: 'MZ' }])),
      { name: 'FileProblem' },
    ],
  ])('%s is refused before anything changes', async (_, file, why) => {
    const { person } = await anna()
    const opening = async () => lookInto(person, await sourceIn(await file()), plainly)
    await expect(opening()).rejects.toMatchObject(why)
  })

  it('a path that leads out of the file is made harmless', async () => {
    const who = await aPerson()
    const zip = aZip([{ name: '../../etc/2024-01-02 evil.md', content: 'Harmless words' }])
    const { outlook } = await restore(who.person, asFile('z.zip', zip))
    expect(outlook.source.members[0]?.oddities).toEqual(['climbs-out'])
    expect(outlook.source.members[0]?.name).toBe('etc/2024-01-02 evil.md')
    expect(who.store.entries()[0]?.content).toBe('Harmless words')
  })

  it('one damaged file among many is reported, and the others are imported', async () => {
    const who = await aPerson()
    const zip = aZip([
      { name: '2024-01-02.md', content: 'Good' },
      { name: '2024-01-03.md', content: 'Bad', crc: 1 },
      { name: '2024-01-04.md', content: new Uint8Array([0xff, 0xfe, 0xff]) },
    ])
    const { report } = await restore(who.person, asFile('z.zip', zip))
    expect(report.entries.added).toBe(1)
    expect(report.skipped).toMatchObject([
      {
        where: '2024-01-03.md',
        reason: 'not-readable',
        detail: expect.stringContaining('checksum'),
      },
      { where: '2024-01-04.md', detail: 'It isn’t UTF-8 text' },
    ])
  })
})
