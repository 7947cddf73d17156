import type { Wishes } from '#services/backup/in/deciding.ts'
import { lookInto } from '#services/backup/in/look-into.ts'
import { type JournalSource, openSource } from '#services/backup/in/open-source.ts'
import { takeIn } from '#services/backup/in/take-in.ts'
import type { Person } from '#services/backup/person.ts'

export const plainly: Wishes = { keepHere: false, reviveDeleted: false }

export async function sourceIn(...files: File[]): Promise<JournalSource> {
  const opened = await openSource(files)
  if (opened.kind === 'sealed') throw new Error('It needs a passphrase')
  return opened
}

/** Previews and imports a file; returns the preview and the result. */
export async function restore(person: Person, file: File, wishes: Wishes = plainly) {
  const outlook = await lookInto(person, await sourceIn(file), wishes)
  const { report } = await takeIn(person, outlook)
  return { outlook, report }
}
