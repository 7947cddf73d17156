import type { Held } from '../file/write-backup.ts'
import { writeBackup } from '../file/write-backup.ts'
import { type BackupHead, backupReader, type Incoming, type Note } from '../index.ts'
import { type PlanOptions, planIncoming } from '../plan/plan-incoming.ts'
import type { AJournal } from './a-journal.ts'

export const aHead: BackupHead = {
  madeAt: '2026-03-20T08:00:00.000Z',
  privacyLevel: 'hybrid',
  preferences: null,
  seenPrompts: [],
  drafts: [],
}

export const options: PlanOptions = {
  level: 'hybrid',
  reviveDeleted: true,
  now: Date.parse('2026-03-20T08:00:00.000Z'),
}

/** The text of a backup, whole. */
export function backupText(held: Iterable<Held>, nameFor?: (id: string) => string, head = aHead) {
  return [...writeBackup(head, held, nameFor)].join('')
}

/** Reads a backup in pieces of so many characters. */
export function readBackup(text: string, size = text.length) {
  const reader = backupReader()
  const incoming: Incoming[] = []
  const notes: Note[] = []
  for (let at = 0; at < text.length; at += size) {
    const reading = reader.push(text.slice(at, at + size))
    incoming.push(...reading.incoming)
    notes.push(...reading.notes)
  }
  return { incoming, notes, head: reader.end() }
}

/** Takes into a journal what comes in. */
export async function restore(
  journal: AJournal,
  file: readonly Incoming[],
  how: PlanOptions = options,
) {
  const here = journal.here()
  const all = []
  for (const incoming of file) {
    const planned = await planIncoming(incoming, here, how)
    if (planned.action) journal.carryOut(planned.action)
    all.push(planned)
  }
  return all
}
