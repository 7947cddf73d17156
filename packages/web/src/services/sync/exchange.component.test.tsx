import type { EntryInput } from '@daywell/core/journal'
import { expect, it } from 'vitest'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA } from '#app/testing/a-person.ts'
import { loseConnection, regainConnection } from '#app/testing/connection.ts'
import { allSent, openHere } from '#app/testing/journal-here.ts'

it('SYNC-07 a save whose answer is lost is there once, and the next one, too', async () => {
  const onServer = journalOn()
  const { saveEntry } = onServer.answers
  const here = await openHere(onServer, {
    async saveEntry(call) {
      if (typeof saveEntry === 'function') await saveEntry(call)
      throw new TypeError('Failed to fetch')
    },
  })
  await expect.poll(() => here.sync.status().kind).toBe('saved')
  const id = await here.write('first')
  await expect.poll(() => here.sync.status().kind).toBe('failed')
  await here.edit(id, 'first, and more')
  await here.settled()
  expect(onServer.texts()).toEqual(['first, and more'])
})

it('SYNC-26 what is kept on the device never leaves it', async () => {
  const here = await openHere()
  const id = await here.write('nobody else is to know', true)
  expect(id).toMatch(/^local_[0-9a-f]{24}$/)
  await here.write('this may travel')
  await here.settled()
  await here.edit(id, 'nobody else is to know, ever')
  await here.looked()
  expect(allSent(here)).not.toContain('nobody else')
  expect(here.onServer.texts()).toEqual(['this may travel'])
})

it('SYNC-36 what is written during a save stays, and follows it', async () => {
  const onServer = journalOn()
  const { saveEntry } = onServer.answers
  const held = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const here = await openHere(onServer, {
    async saveEntry(call) {
      const answer = typeof saveEntry === 'function' ? await saveEntry(call) : expect.fail()
      arrived.resolve()
      await held.promise
      return answer
    },
  })
  await expect.poll(() => here.sync.status().kind).toBe('saved')
  const id = await here.write('sent')
  await arrived.promise
  await here.edit(id, 'sent, and more')
  held.resolve()
  await expect.poll(() => here.store.entries().map(({ _id }) => _id)).not.toContain(id)
  expect(here.texts()).toEqual(['sent, and more'])
  await here.settled()
  expect(onServer.texts()).toEqual(['sent, and more'])
})

it('SYNC-05 SYNC-24 what is written offline outlives the page and arrives once', async () => {
  const onServer = journalOn()
  const here = await openHere(onServer)
  await expect.poll(() => here.sync.status().kind).toBe('saved')
  loseConnection(here.server)
  const id = await here.write('written in the tunnel')
  expect(id).toMatch(/^temp_[0-9a-f]{24}$/)
  expect(localStorage.getItem(`sync_needed_${ANNA.id}`)).toBe('true')
  await here.close()
  const again = await openHere(onServer)
  again.server.goOffline()
  expect(again.texts()).toEqual(['written in the tunnel'])
  await again.edit(id, 'written in the tunnel, and read again in it')
  await expect.poll(() => again.sync.status().kind).toBe('waiting')
  expect(onServer.entries).toEqual([])
  regainConnection(again.server)
  await again.settled()
  expect(onServer.texts()).toEqual(['written in the tunnel, and read again in it'])
  expect(again.store.entries().map(({ _id }) => _id)).toEqual(
    onServer.entries.map(({ _id }) => _id),
  )
})

it('SYNC-42 many entries are sent in pages', async () => {
  const here = await openHere()
  await expect.poll(() => here.sync.status().kind).toBe('saved')
  loseConnection(here.server)
  const { entries, server } = here
  await here.write('the first of many')
  await expect.poll(() => here.sync.status()).toMatchObject({ kind: 'waiting', because: 'offline' })
  await Promise.all([
    ...Array.from({ length: 500 }, (_, n) => entries.createEntry({ content: `of many: ${n}` })),
    ...Array.from({ length: 10 }, () =>
      entries.createEntry({ content: 'mountain '.repeat(27_000) }),
    ),
  ])
  regainConnection(server)
  await here.settled()
  const pages = server
    .sent('syncEntries')
    .map((body) => ({ body, sent: (body as { entries: EntryInput[] }).entries.length }))
    .filter(({ sent }) => sent > 0)
  const counts = pages.map(({ sent }) => sent)
  expect([counts[0], counts.length]).toEqual([500, 3])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(511)
  const bytes = pages.map(({ body }) => new Blob([JSON.stringify(body)]).size)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(2 * 1024 * 1024)
})

it('SYNC-44 a paginated answer is fetched to the end', async () => {
  const many = journalOn()
  for (let n = 0; n < 30; n += 1)
    many.save({ _id: `temp_${`${n}`.padStart(24, '0')}`, content: `${n}` })
  let page = 0
  const here = await openHere(many, {
    syncEntries() {
      const entries = many.entries.slice(page * 10, page * 10 + 10)
      page += 1
      const syncedAt = new Date(Date.UTC(2026, 2, 14, 9, page)).toISOString()
      return { status: 200, body: { entries, deleted: [], ids: {}, syncedAt, more: page < 3 } }
    },
  })
  await expect.poll(() => here.texts()).toEqual(many.texts())
  const since = here.server.calls
    .filter(({ name }) => name === 'syncEntries')
    .map(({ headers }) => headers.get('last-sync'))
  expect(since.slice(0, 3)).toEqual([
    ...[null, '2026-03-14T09:01:00.000Z', '2026-03-14T09:02:00.000Z'],
  ])
})
