import type { PrivacyLevel } from '@daywell/core/preferences'
import type { ChangeState, Way } from '@daywell/core/privacy'

/** Changes the signed-in person's privacy level, and shows the progress. */
export interface LevelChanger {
  state(): ChangeState
  subscribe(listener: () => void): () => void
  start(wanted: { readonly to: PrivacyLevel; readonly way: Way }): void
  /** Starts no further moves until resumed, even after a reload. */
  pause(): void
  continue(): void
  /** Leaves the rest as it is. */
  stop(): void
  /** Retries a failure now. */
  retry(): void
  /** Dismisses a finished change. */
  dismiss(): void
}
