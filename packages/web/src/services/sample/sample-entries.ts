import type { Incoming } from '@daywell/core/backup'
import { isUntouchedSample, SAMPLE_TAG, type SampleEntry, sampleJournal } from '@daywell/core/demo'
import { type Entry, ID_RANDOM_BYTES, metadataOf, newId } from '@daywell/core/journal'
import { localDay } from '@daywell/core/time'
import { decider, newIdBy, planOptions } from '#services/backup/in/deciding.ts'
import type { Journal } from '#services/journal/journal.ts'

interface SampleDeps {
  readonly now: () => number
  readonly timeZone: () => string
  readonly randomBytes: (length: number) => Uint8Array
}

/**
 * Adds the sample journal as an import does: in one transaction, under the privacy level, and
 * without the notices for entries that a person has written.
 */
export async function addSamples(
  { store, levels }: Pick<Journal, 'store'> & { levels: Pick<Journal['levels'], 'level'> },
  { now, timeZone, randomBytes }: SampleDeps,
): Promise<void> {
  const zone = timeZone()
  const samples = sampleJournal(localDay(now(), zone), zone)
  const incoming = samples.map((sample) =>
    incomingOf(sample, newId(now(), randomBytes(ID_RANDOM_BYTES)), now()),
  )
  const options = planOptions({ levels, now }, { keepHere: false, reviveDeleted: false }, undefined)
  const nothingAlike = () => undefined
  await store.files.bringIn(incoming, {
    decide: decider(nothingAlike, options),
    newId: newIdBy(options),
  })
}

function incomingOf(sample: SampleEntry, _id: string, now: number): Incoming {
  const entry: Entry = {
    ...sample,
    _id,
    prompt: '',
    metadata: metadataOf(sample.content),
    updatedAt: new Date(now).toISOString(),
    userId: '',
    hideFromAssistant: false,
  }
  return { where: sample.title, entry, livesOn: 'server', versions: [] }
}

/** Whether the person has changed a sample. */
export function isEditedSample(sample: Entry): boolean {
  return !isUntouchedSample(sample)
}

/** Makes a sample the person's own: without its tag, the sample journal doesn't include it. */
export async function adoptSample(
  { entries }: Pick<Journal, 'entries'>,
  { _id, tags }: Entry,
): Promise<void> {
  await entries.updateEntry(_id, { tags: tags.filter((tag) => tag !== SAMPLE_TAG) })
}
