import { isLooser, stricter } from '@daywell/core/privacy'
import type { LocalStore } from '#device/local-store/local-store.ts'
import type { LevelStore } from '#services/privacy/privacy-level.ts'

/**
 * Sees to it that a stricter level which was being changed to holds before anything is sent: a
 * browser that was ended at that moment may have forgotten it, since local storage is written to
 * the disk later than the note of the change.
 */
export async function holdStricter(
  { moves }: Pick<LocalStore, 'moves'>,
  levels: LevelStore,
): Promise<void> {
  const change = await moves.unfinished()
  if (!change || isLooser(change.to, change.from)) return
  levels.choose(stricter(levels.level(), change.to) ?? change.to)
}
