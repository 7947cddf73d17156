import { readShown } from '@daywell/core/prompts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FuzzServer, fuzzServer } from '#services/sync/fuzz/fuzz-server.ts'
import { draftsOf } from './rest-here.ts'
import { live } from './testing/a-life.ts'
import { type APerson, aPerson, asFile, NOW, textOf } from './testing/a-person.ts'
import { dayOneDays, dayOneZip } from './testing/foreign-files.ts'
import { plainly, restore } from './testing/restore.ts'

const file = async (who: APerson) => asFile('b.json', (await who.backup()).content)
const everything = async ({ store }: APerson) =>
  JSON.stringify([await store.files.holding(), store.outbox()])

describe('a restored backup', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'REC-16 REC-17 REC-18 REC-19 without a server, life %i: everything is restored, and a second time changes nothing',
    async (seed) => {
      const anna = await aPerson({ seed })
      await live(anna, 40)
      const made = await anna.backup()
      expect(made).toMatchObject({ incomplete: true, count: expect.any(Number) })
      const { entries, missing } = JSON.parse(await made.content.text())
      expect(missing).toBe('The server could not be reached.')
      const here = anna.store.entries().filter(({ _id }) => _id.startsWith('local_'))
      const kept = entries.filter(
        (one: { livesOn: string; deletedAt?: string }) =>
          one.livesOn === 'device' && one.deletedAt === undefined,
      )
      expect(kept).toHaveLength(here.length)

      const again = await aPerson({ seed: seed + 100 })
      again.device.clock.now = anna.device.clock.now
      const { outlook, report } = await restore(again.person, asFile('b.json', made.content))
      expect(outlook.report).toEqual(report)
      expect(report.entries.added + report.entries['added-deleted']).toBe(entries.length)
      expect(report).toMatchObject({ skipped: [], draftsAdded: 1 })
      expect(await textOf(await again.backup())).toBe(await textOf(made))

      const before = await everything(again)
      const second = await restore(again.person, asFile('b.json', made.content))
      expect(second.report.entries).toMatchObject({ added: 0, updated: 0, 'added-deleted': 0 })
      expect(second.report.entries['already-here']).toBe(entries.length)
      expect(await everything(again)).toBe(before)
    },
  )
})

it('a draft keeps its details, and one of a local entry stays local', async () => {
  const anna = await aPerson()
  const kept = await anna.entries.createEntry({ content: 'For me alone', keepHere: true })
  const lastModified = new Date(NOW).toISOString()
  const writtenOn = kept.updatedAt
  const details = { keepHere: true, mood: 'calm', tags: ['sea'] }
  const words = { title: 'T', lastModified }
  const drafts = draftsOf(anna.person)
  const aside = { ...words, content: 'new', details, asideOf: 'x' }
  const edit = { ...words, content: 'on', entryId: kept._id, writtenOn }
  drafts.write(aside, { as: 'one' })
  drafts.write(edit, { as: 'two' })
  const text = await (await file(anna)).text()
  const whole = JSON.parse(text)
  const berta = await aPerson()
  const alone = asFile('c.json', JSON.stringify({ ...whole, entries: [] }))
  await restore(berta.person, alone)
  expect(draftsOf(berta.person).all()).toEqual([
    { ...words, content: 'on', details: { keepHere: true }, tab: 'two' },
    { ...words, content: 'new', details, asideOf: 'x', tab: 'one' },
  ])
  const carla = await aPerson()
  await restore(carla.person, asFile('b.json', text))
  expect(draftsOf(carla.person).all()).toMatchObject([
    { content: 'on', entryId: kept._id, writtenOn },
    { content: 'new', details, asideOf: 'x' },
  ])
})

describe('with a server', () => {
  let server: FuzzServer
  beforeAll(async () => {
    server = await fuzzServer()
    server.clock.now = NOW
  })
  afterAll(() => server.end())

  const newcomer = async (seed: number, userId?: string) => {
    const id = userId ?? (await server.person())
    const account = { userId: id, token: await server.signIn(id) }
    return aPerson({ server, account, seed })
  }
  /** Advances the clocks of the server and of a device to the same time. */
  const meet = async (who: APerson) => {
    server.clock.now = Math.max(server.clock.now, who.device.clock.now)
    who.device.clock.now = server.clock.now
    await server.confirm(who.person.userId)
    await who.sync()
  }

  it.each([11, 12, 13, 14])(
    'REC-17 REC-19 life %i: restored into an empty account and made again it is the same, from any device',
    async (seed) => {
      const anna = await newcomer(seed)
      for (let spell = 0; spell < 3; spell += 1) {
        await live(anna, 15)
        await meet(anna)
      }
      const made = await anna.backup()
      expect(made.incomplete).toBe(false)
      const first = await textOf(made)
      expect(JSON.parse(first)).not.toHaveProperty('missing')

      const berta = await newcomer(seed + 100)
      await meet(berta)
      const { report } = await restore(berta.person, asFile('b.json', made.content))
      expect(report.skipped).toEqual([])
      expect(await textOf(await berta.backup())).toBe(first)
      await meet(berta)
      expect(berta.store.outbox()).toEqual([])
      expect(await textOf(await berta.backup())).toBe(first)

      const before = await everything(berta)
      const second = await restore(berta.person, asFile('b.json', made.content))
      expect(second.report.entries['already-here']).toBe(JSON.parse(first).entries.length)
      expect(second.report.versionsKept).toBe(0)
      expect(await everything(berta)).toBe(before)

      // Only local entries are missing on another device.
      const elsewhere = await newcomer(seed + 200, berta.person.userId)
      await meet(elsewhere)
      const onServer = (text: string) =>
        JSON.parse(text).entries.filter((one: { livesOn: string }) => one.livesOn === 'server')
      const there = await textOf(await elsewhere.backup())
      expect(onServer(there)).toEqual(onServer(first))
      expect(JSON.parse(there).entries).toEqual(onServer(first))
      const third = await restore(elsewhere.person, asFile('b.json', made.content))
      expect(third.report.entries.updated).toBe(0)
      await meet(elsewhere)
      expect(await textOf(await elsewhere.backup())).toBe(first)
    },
  )

  it('an entry that was imported, changed, and imported again to stay here is restored as two', async () => {
    const anna = await newcomer(21)
    const [day] = dayOneDays(1)
    const journal = dayOneZip(day ? [day] : [])
    await restore(anna.person, journal)
    anna.device.clock.now += 1000
    await anna.entries.updateEntry(anna.store.entries()[0]?._id ?? '', { content: 'Other words' })
    await meet(anna)
    await restore(anna.person, journal, { ...plainly, keepHere: true })
    expect(anna.store.entries()).toHaveLength(2)
    const made = await anna.backup()
    const berta = await newcomer(22)
    await restore(berta.person, asFile('b.json', made.content))
    expect(berta.store.entries()).toHaveLength(2)
    await meet(berta)
    expect(await textOf(await berta.backup())).toBe(await textOf(made))
    const before = await everything(anna)
    await restore(anna.person, asFile('b.json', made.content))
    expect(await everything(anna)).toBe(before)
  })

  it('what only the server has is in the backup: versions, deleted entries, other devices', async () => {
    const phone = await newcomer(31)
    const { _id } = await phone.entries.createEntry({ content: 'First words' })
    await meet(phone)
    phone.device.clock.now += 3_600_000
    await phone.entries.updateEntry(_id, { content: 'Other words' })
    const gone = await phone.entries.createEntry({ content: 'Not for long' })
    await meet(phone)
    phone.device.clock.now += 1000
    await phone.entries.deleteEntry(gone._id)
    await meet(phone)
    const desktop = await newcomer(32, phone.person.userId)
    desktop.device.clock.now = server.clock.now
    const text = await textOf(await desktop.backup())
    expect(JSON.parse(text).entries).toMatchObject([
      { content: 'Other words', versions: [{ content: 'First words' }] },
      { content: 'Not for long', deletedAt: expect.any(String) },
    ])
  })

  it('versions sent while the server answers are in it', async () => {
    const anna = await newcomer(33)
    const { _id } = await anna.entries.createEntry({ content: 'First words' })
    await meet(anna)
    for (const content of ['Second words', 'Third words']) {
      anna.device.clock.now += 3_600_000
      await anna.entries.updateEntry(_id, { content })
    }
    const file: typeof anna.person.premium.file = async function* (endpoint, ...rest) {
      yield* anna.person.premium.file(endpoint, ...rest)
      await meet(anna)
    }
    const premium = { ...anna.person.premium, file }
    const { makeBackup } = await import('./out/make-backup.ts')
    const made = await makeBackup({ ...anna.person, premium }, { kind: 'json', missing: 'm' })
    const { entries } = JSON.parse(await made.content.text())
    expect(entries).toMatchObject([
      {
        content: 'Third words',
        versions: [{ content: 'First words' }, { content: 'Second words' }],
      },
    ])
  })

  it('it contains nothing of another person, even after they sign in', async () => {
    const anna = await newcomer(41)
    const berta = await newcomer(42)
    await berta.entries.createEntry({ content: 'Words of Berta' })
    await meet(berta)
    const mixed = { ...anna.person, premium: berta.person.premium }
    const { makeBackup } = await import('./out/make-backup.ts')
    const made = await makeBackup(mixed, { kind: 'json', missing: 'm' })
    expect(made.incomplete).toBe(true)
    expect(await made.content.text()).not.toContain('Words of Berta')
  })

  it('preferences are restored if none were chosen, and otherwise kept', async () => {
    const anna = await newcomer(51)
    const { endpoints } = await import('@daywell/core/contract')
    const { body } = await anna.person.api.call(endpoints.getPreferences)
    const journalStyle = { ...body.journalStyle, topicsOfInterest: ['sea'], privacyLevel: 'local' }
    await anna.person.api.call(endpoints.savePreferences, {
      body: { ...body, journalStyle } as typeof body,
    })
    anna.levels.serverSays('local')
    await anna.entries.createEntry({ content: 'For me alone' })
    const made = await file(anna)
    const berta = await newcomer(52)
    const { outlook, report } = await restore(berta.person, made)
    expect(outlook).toMatchObject({ level: 'local', lives: { device: 1, server: 0 } })
    expect(report.preferences).toBe('restored')
    expect(berta.levels.level()).toBe('local')
    expect(readShown(berta.storage.getItem('promptsSeen') ?? '')).toEqual([])
    expect((await restore(berta.person, made)).report.preferences).toBe('same')
    expect(await textOf(await berta.backup())).toBe(await textOf({ content: made }))
    const carla = await newcomer(53)
    await carla.person.api.call(endpoints.savePreferences, { body: { ...body, version: 0 } })
    expect((await restore(carla.person, made)).report.preferences).toBe('kept')
  })
})
