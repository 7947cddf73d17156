import { expect, it } from 'vitest'
import { draftPageOf, idOnServer, unsent } from './open-page.ts'

const HERE = 'local_0123456789abcdef01234567'
const TEMP = 'temp_0123456789abcdef01234567'
const THERE = '0123456789abcdef01234567'
const facts = { keepHere: false, hidden: false }

/** A hybrid journal with an entry of each kind, all with unsynced changes. */
function aJournal(level: 'hybrid' | 'local' = 'hybrid') {
  const ids = [HERE, TEMP, THERE]
  return {
    store: {
      find: (id: string) => (ids.includes(id) ? { _id: id } : undefined),
      outbox: () => ids.map((id) => ({ id })),
    },
    levels: { level: () => level },
  } as unknown as Parameters<typeof draftPageOf>[0]
}

it('AI-28 the page of a local_ entry counts as kept here, and the server gets none of its ids', () => {
  const journal = aJournal()
  const here = draftPageOf(journal, { ...facts, entryId: HERE })
  expect(here.keepHere).toBe(true)
  expect(idOnServer(here)).toBeUndefined()
  expect(unsent(journal)).toEqual([THERE])
  const there = draftPageOf(journal, { ...facts, entryId: THERE })
  expect(there.keepHere).toBe(false)
  expect(idOnServer(there)).toBe(THERE)
})

it('AI-28 in local no entry id is sent', () => {
  const page = draftPageOf(aJournal('local'), { ...facts, entryId: THERE })
  expect(idOnServer(page)).toBeUndefined()
})

it('treats a page whose entry is gone as kept here', () => {
  const page = draftPageOf(aJournal(), { ...facts, entryId: 'fedcba987654321001234567' })
  expect(page.keepHere).toBe(true)
})
