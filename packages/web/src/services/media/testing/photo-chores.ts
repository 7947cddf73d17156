import { isLocalId } from '@daywell/core/journal'
import { type MediaInfo, mediaMark } from '@daywell/core/media'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { Journal } from '#services/journal/journal.ts'
import { dice } from '#services/sync/fuzz/dice.ts'
import { aPhoto } from './a-photo.ts'

/** What the journal has acknowledged. */
export type Acknowledged =
  | { readonly kind: 'added'; readonly info: MediaInfo }
  | { readonly kind: 'saved'; readonly text: string }
  | { readonly kind: 'deleting'; readonly texts: readonly string[] }
  | { readonly kind: 'done' }

type Chore = (journal: Chores) => Promise<void>

interface Chores {
  readonly journal: Journal
  readonly random: ReturnType<typeof dice>
  readonly tell: (what: Acknowledged) => unknown
}

/** Of an image that can't be made small, so that its original has several requests. */
const NOISE_BYTES = 2_500_000

async function addOne({ journal, random, tell }: Chores): Promise<void> {
  const size = { width: 20 + random.below(400), height: 20 + random.below(400) }
  const photo = await aPhoto({ ...size, type: 'image/png' })
  const noise = new Uint8Array(random.chance(0.3) ? NOISE_BYTES : 0).fill(random.below(256))
  const added = await journal.media.add(new Blob([photo, noise]), { keepOriginal: true })
  if ('refused' in added) return
  tell({ kind: 'added', info: added.info })
  const text = `The river ${crypto.randomUUID()} ${mediaMark(added.info.id, 'The river')}`
  const entry = random.pick(journal.store.entries())
  if (entry && random.chance(0.3)) {
    await journal.entries.updateEntry(entry._id, { content: `${entry.content}\n${text}` })
  } else {
    await journal.entries.createEntry({ content: text, keepHere: random.chance(0.3) })
  }
  tell({ kind: 'saved', text })
}

async function keepOne({ journal, random }: Chores): Promise<void> {
  const entry = random.pick(journal.store.entries())
  if (!entry || journal.levels.level() !== 'hybrid') return
  await journal.entries.updateEntry(entry._id, { keepHere: !isLocalId(entry._id) })
}

async function deleteOne({ journal, random, tell }: Chores): Promise<void> {
  const entry = random.pick(journal.store.entries())
  if (!entry) return
  tell({ kind: 'deleting', texts: entry.content.split('\n') })
  await journal.entries.deleteEntry(entry._id)
}

async function changeLevel({ journal, random }: Chores): Promise<void> {
  const to: PrivacyLevel = random.pick(['local', 'hybrid', 'cloud'] as const) ?? 'cloud'
  const way = to === 'local' ? 'bring' : 'upload'
  journal.levelChange.dismiss()
  journal.levelChange.start({ to, way })
}

const CHORES: readonly (readonly [number, Chore])[] = [
  [6, addOne],
  [3, keepOne],
  [1, deleteOne],
  [1.5, changeLevel],
]

/** A person with photos, who goes on until the page ends. Tells what was acknowledged. */
export async function doChores(
  journal: Journal,
  seed: number,
  tell: (what: Acknowledged) => unknown,
): Promise<void> {
  const random = dice(seed)
  for (;;) {
    await random.draw(CHORES)({ journal, random, tell })
    tell({ kind: 'done' })
  }
}
