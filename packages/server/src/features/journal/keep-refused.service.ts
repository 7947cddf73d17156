import type { Entry } from '@daywell/core/journal'
import {
  countRefused,
  insertRevision,
  isKept,
  sealRevision,
} from '#stores/journal/revisions.store.ts'
import { countWords } from './complete-entry.ts'
import type { Writing } from './writing.ts'

/** Of one entry; beyond it, the device gets an error and keeps its version. */
const MAX_REFUSED_VERSIONS = 50

/**
 * ENT-35, ENT-43: keeps a version that was refused, but not again each time that it is sent again.
 * However many versions there are, none of them is opened for it.
 */
export async function keepRefused(
  { trx, key, stamp, now, storage }: Writing,
  version: Entry,
): Promise<'kept' | 'too many'> {
  if (await isKept(trx, key, version)) return 'kept'
  const count = await countRefused(trx, version._id, MAX_REFUSED_VERSIONS)
  if (count >= MAX_REFUSED_VERSIONS) return 'too many'
  const facts = { replacedAt: stamp, now, refused: true }
  const revision = sealRevision(key, countWords(version), facts)
  storage.claim({ versionBytes: revision.bytes })
  await insertRevision(trx, revision)
  return 'kept'
}
