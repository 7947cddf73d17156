import type { Page } from '@playwright/test'

/** A screen in one of its states. A new screen or state is one more row. */
export interface Screen {
  readonly name: string
  readonly state: string
  readonly path: string
  /** Where it is served: the built product, or the development server that has the kit. */
  readonly from: 'product' | 'kit'
  readonly as: 'visitor' | 'member'
  /** Brings the screen into its state. */
  readonly prepare?: (page: Page) => Promise<void>
  /** The whole page, or only what fits into the window; an overlay is a matter of the window. */
  readonly extent: 'page' | 'window'
}
