import type { PrivacyLevel } from '@daywell/core/preferences'
import type { ChangeState, Way } from '@daywell/core/privacy'

/** Changes the privacy level of whoever is signed in, and shows how far that is. */
export interface LevelChanger {
  state(): ChangeState
  subscribe(listener: () => void): () => void
  start(wanted: { readonly to: PrivacyLevel; readonly way: Way }): void
  /** Begins to move nothing more until it is continued, also after a reload. */
  pause(): void
  continue(): void
  /** Leaves the rest as it is. */
  stop(): void
  /** Tries again at once what has failed. */
  retry(): void
  /** The end of a change was seen. */
  dismiss(): void
}
