import { mediaMark } from '@daywell/core/media'
import { anEntry } from '@daywell/core/testing'
import { expect, it } from 'vitest'
import { cloudMedia } from './cloud-media.ts'

const ID = 'a'.repeat(24)
const info = {
  id: ID,
  kind: 'photo',
  addedAt: '2026-03-14T09:30:00.000Z',
  parts: [{ part: 'shown', type: 'image/webp', bytes: 1, sha256: 'a'.repeat(64) }],
} as const
const content = mediaMark(ID, 'The lake')
const shared = anEntry({ _id: 'b'.repeat(24), content })
const unsent = anEntry({ _id: `temp_${'b'.repeat(24)}`, content })
const kept = anEntry({ _id: `local_${'b'.repeat(24)}`, content })
const other = anEntry({ _id: 'c'.repeat(24), content: mediaMark('d'.repeat(24), '') })

it('only what an entry names that may itself leave becomes one that may leave (MED-48)', () => {
  const parts = { ...info, parts: [...info.parts] }
  for (const level of ['cloud', 'hybrid'] as const) {
    for (const entries of [[shared], [unsent], [kept, shared]])
      expect(cloudMedia(parts, entries, level)).toEqual(parts)
    for (const entries of [[], [kept], [other], [kept, other]])
      expect(cloudMedia(parts, entries, level)).toBeUndefined()
  }
  for (const level of ['local', undefined] as const)
    expect(cloudMedia(parts, [shared, unsent, kept], level)).toBeUndefined()
})
