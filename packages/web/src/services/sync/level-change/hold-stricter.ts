import { isLooser, stricter } from '@daywell/core/privacy'
import type { LocalStore } from '#device/local-store/local-store.ts'
import type { LevelStore } from '#services/privacy/privacy-level.ts'

/**
 * Applies the stricter level of an unfinished change before anything is sent: after a crash, local
 * storage may have lost it, because it reaches the disk later than the change's record in
 * IndexedDB.
 */
export async function holdStricter(
  { moves }: Pick<LocalStore, 'moves'>,
  levels: LevelStore,
): Promise<void> {
  const change = await moves.unfinished()
  if (!change || isLooser(change.to, change.from)) return
  levels.choose(stricter(levels.level(), change.to) ?? change.to)
}
