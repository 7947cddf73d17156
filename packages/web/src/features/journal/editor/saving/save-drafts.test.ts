import { expect, it } from 'vitest'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import { aBrowser } from '#features/journal/editor/testing/a-page.ts'
import { saveAbandoned } from './save-drafts.ts'

const now = Date.UTC(2026, 2, 14, 9, 30)
const lastModified = new Date(now).toISOString()
const timeZone = 'Europe/Vienna'

async function aDeviceWithDrafts() {
  const { openTab, storage } = await aBrowser()
  const { journal, entries } = await openTab('here')
  const kept = drafts({ storage, userId: 'anna', tab: 'here' })
  const save = (...open: string[]) =>
    saveAbandoned({ journal, drafts: kept, open: new Set(open), now, timeZone })
  const write = (tab: string, content: string, more = {}) =>
    kept.putBack({ title: '', lastModified, content, tab, ...more })
  const left = () => kept.all().map(({ content }) => content)
  return { journal, entries, save, write, left, kept }
}

it('PRIV-60 drafts of this tab and of closed ones are saved, and not twice', async () => {
  const { entries, save, write, left } = await aDeviceWithDrafts()
  write('here', 'of this tab')
  write('closed', 'of a closed tab', { title: 'Mine', details: { mood: 'calm', keepHere: true } })
  write('open', 'of an open tab')
  await save('open')
  await save('open')
  const saved = entries().map(({ content, title, mood, _id }) => [
    ...[content, title, mood, _id.split('_')[0]],
  ])
  expect(saved.sort()).toEqual([
    ['of a closed tab', 'Mine', 'calm', 'local'],
    ['of this tab', 'Journal Entry - March 14, 2026', null, 'temp'],
  ])
  expect(left()).toEqual(['of an open tab'])
})

it('a draft of an entry is saved into it, and later changes are kept as a version', async () => {
  const { journal, entries, save, write, left } = await aDeviceWithDrafts()
  const first = await journal.entries.createEntry({ content: 'first', keepHere: true })
  const writtenOn = first.updatedAt
  await journal.entries.updateEntry(first._id, { content: 'came since' })
  write('here', 'typed', { title: first.title, entryId: first._id, writtenOn })
  await save()
  expect([entries().map(({ content }) => content), left()]).toEqual([['typed'], []])
  const versions = await journal.store.revisions(first._id)
  expect(versions.map(({ entry }) => entry.content)).toContain('came since')
})

it('JRN-45 a draft of a deleted entry stays a draft', async () => {
  const { journal, entries, save, write, left } = await aDeviceWithDrafts()
  const { _id: entryId } = await journal.entries.createEntry({ content: 'Rain' })
  write('here', 'Rain', { entryId })
  await journal.entries.deleteEntry(entryId)
  await save()
  expect([entries(), left()]).toEqual([[], ['Rain']])
})

it('text set aside, blank or too long stays a draft, and an empty draft is removed', async () => {
  const { entries, save, write, left } = await aDeviceWithDrafts()
  const long = 'a'.repeat(250_001)
  write('aside-1', 'set aside', { asideOf: 'here' })
  write('closed-1', long)
  write('closed-2', '', { title: 'Journal Entry - March 14, 2026' })
  await save()
  expect(entries()).toEqual([])
  expect(left().sort()).toEqual([long, 'set aside'])
})
