import { describe, expect, it } from 'vitest'
import { defaultPreferences } from '#preferences/index.ts'
import { anEntry } from '#testing/index.ts'
import type { BackupDraft, BackupHead } from '../file/backup-format.ts'
import type { Incoming } from '../incoming.ts'
import { aJournal } from '../testing/a-journal.ts'
import { aHead, restore } from '../testing/restored.ts'
import { planRest, type RestHere } from './plan-rest.ts'
import { reporter } from './report.ts'

const at = (second: number) => `2026-03-14T09:30:0${second}.000Z`
const incoming = (name: string, content: string, more: Partial<Incoming> = {}): Incoming => ({
  where: `entry ${name}`,
  livesOn: 'server',
  versions: [],
  entry: anEntry({ _id: name, content, updatedAt: at(5) }),
  ...more,
})

describe('the report', () => {
  it('says what was done with every entry', async () => {
    const here = aJournal([
      anEntry({ _id: 'same', content: 'same' }),
      anEntry({ _id: 'older', content: 'old', updatedAt: at(1) }),
      anEntry({ _id: 'newer', content: 'new', updatedAt: at(9) }),
    ])
    here.trash.set('gone', { entry: anEntry({ _id: 'gone', content: 'gone' }), deletedAt: at(6) })
    const version = anEntry({ _id: 'new', content: 'before', updatedAt: at(0) })
    const file = [
      incoming('new', 'x', { versions: [version] }),
      incoming('new', 'x', { more: true, versions: [] }),
      incoming('same', 'same'),
      incoming('same', 'same'),
      incoming('older', 'newer'),
      incoming('newer', 'older'),
      incoming('gone', 'gone'),
      incoming('trash', 'x', { deletedAt: at(7) }),
      incoming('long ago', 'x', { deletedAt: '2025-01-01T00:00:00Z' }),
    ]
    const reporting = reporter()
    for (const planned of await restore(here, file)) reporting.planned(planned)
    expect(reporting.report()).toEqual({
      entries: {
        added: 1,
        'added-deleted': 1,
        'already-here': 2,
        updated: 1,
        'newer-here': 1,
        revived: 1,
        'stays-deleted': 0,
        'deleted-long-ago': 1,
      },
      versionsKept: 3,
      skipped: [{ where: 'entry long ago', reason: 'deleted-long-ago' }],
      guesses: { 'id-twice': { count: 1, where: ['entry same'] } },
      media: [],
      mediaAdded: { photos: 0, recordings: 0 },
      mediaHere: { photos: 0, recordings: 0 },
      leftOut: {},
      preferences: 'none',
      draftsAdded: 0,
    })
  })

  it('names what was guessed, left out and left behind', () => {
    const reporting = reporter()
    const where = 'a.md'
    for (let times = 0; times < 30; times += 1)
      reporting.note({ kind: 'guess', where: `${times}.md`, guess: 'date-from-folder' })
    reporting.note({ kind: 'left-out', where, field: 'weather' })
    reporting.note({ kind: 'left-out', where, field: 'weather' })
    reporting.note({ kind: 'left-out', where, field: '__proto__' })
    const left = { where, type: 'photo', name: 'p.heic', reason: 'heic' } as const
    reporting.note({ kind: 'media', ...left })
    for (const id of ['a', 'b', 'b']) reporting.media('added', { id, type: 'photo' })
    reporting.media('already-here', { id: 'c', type: 'video' })
    reporting.media('already-here', { id: 'd', type: 'audio' })
    reporting.note({ kind: 'skipped', where, reason: 'wrong', detail: 'title: Must be text' })
    reporting.rest({ preferencesOutcome: 'kept', drafts: [] })
    const report = reporting.report()
    expect(report.guesses['date-from-folder']?.count).toBe(30)
    expect(report.guesses['date-from-folder']?.where).toHaveLength(20)
    expect(Object.entries(report.leftOut)).toEqual([
      ['weather', 2],
      ['__proto__', 1],
    ])
    expect(report.media).toEqual([left])
    expect(report.mediaAdded).toEqual({ photos: 2, recordings: 0 })
    expect(report.mediaHere).toEqual({ photos: 0, recordings: 2 })
    expect(report.skipped).toEqual([{ where, reason: 'wrong', detail: 'title: Must be text' }])
    expect(report.preferences).toBe('kept')
  })
})

describe('what a backup holds besides entries', () => {
  const { version: _, ...preferences } = defaultPreferences()
  const styled = (privacyLevel: 'local' | 'hybrid' | 'cloud') => ({
    ...preferences,
    journalStyle: { ...preferences.journalStyle, privacyLevel },
  })
  const empty: RestHere = { preferences: null, privacyLevel: null, seenPrompts: [], drafts: [] }
  const draft = (content: string, tab: string): BackupDraft => ({
    title: '',
    content,
    lastModified: at(1),
    tab,
  })
  const head: BackupHead = {
    ...aHead,
    preferences: styled('cloud'),
    privacyLevel: 'cloud',
    seenPrompts: ['a', 'b'],
    drafts: [draft('one', 't1'), draft('two', 't2')],
  }

  it('fills what is empty', () => {
    expect(planRest(head, empty)).toEqual({
      preferencesOutcome: 'restored',
      preferences: styled('cloud'),
      seenPrompts: ['a', 'b'],
      drafts: head.drafts,
    })
  })

  it('changes nothing when it is there, and nothing that the person has chosen', () => {
    const { preferences: own, seenPrompts, drafts } = head
    const here = { preferences: own, privacyLevel: 'cloud', seenPrompts, drafts } as const
    expect(planRest(head, here)).toEqual({ preferencesOutcome: 'same', drafts: [] })
    const other = planRest(head, { ...here, preferences: styled('local') })
    expect(other).toEqual({ preferencesOutcome: 'kept', drafts: [] })
    expect(planRest({ ...head, preferences: null }, here).preferencesOutcome).toBe('none')
  })

  it('makes nothing less private than it is', () => {
    const level = (file: BackupHead, here: RestHere['privacyLevel']) =>
      planRest(file, { ...empty, privacyLevel: here }).preferences?.journalStyle.privacyLevel
    expect(level(head, 'local')).toBe('local')
    expect(level(head, 'hybrid')).toBe('hybrid')
    expect(level({ ...head, privacyLevel: 'local' }, null)).toBe('local')
    expect(level({ ...head, privacyLevel: null }, null)).toBe('cloud')
  })

  it('puts no draft where a tab that is open elsewhere would write over it', () => {
    const tab = '0123456789abcdef'
    const file = { ...head, drafts: [draft('one', tab)] }
    const { drafts } = planRest(file, empty)
    expect(drafts).toEqual([draft('one', `${tab}-restored`)])
    const next = planRest({ ...file, drafts: [draft('two', tab)] }, { ...empty, drafts })
    expect(next.drafts).toEqual([draft('two', `${tab}-restored-2`)])
    expect(planRest({ ...file, drafts: [...drafts] }, empty).drafts).toEqual(drafts)
  })

  it('brings a draft that is meant to stay on the device beside the same words that may leave', () => {
    const kept: BackupDraft = { ...draft('one', 't1'), details: { keepHere: true } }
    const file = { ...head, drafts: [kept] }
    const { drafts } = planRest(file, { ...empty, drafts: [draft('one', 't1')] })
    expect(drafts).toEqual([{ ...kept, tab: 't1-2' }])
    expect(planRest(file, { ...empty, drafts }).drafts).toEqual([])
  })

  it('puts no draft in the place of another', () => {
    const here = { ...empty, drafts: [draft('mine', 't1'), draft('mine, too', 't1-2')] }
    const { drafts } = planRest(head, here)
    expect(drafts).toEqual([draft('one', 't1-3'), draft('two', 't2')])
    expect(planRest(head, { ...here, drafts: [...here.drafts, ...drafts] }).drafts).toEqual([])
  })

  it('counts prompts as seen before those of this device', () => {
    const seen = (seenPrompts: string[]) => planRest(head, { ...empty, seenPrompts }).seenPrompts
    expect(seen(['c'])).toEqual(['a', 'b', 'c'])
    expect(seen(['b', 'c', 'a'])).toBeUndefined()
    expect(seen(Array.from({ length: 60 }, (_, number) => `p${number}`))).toBeUndefined()
  })
})
