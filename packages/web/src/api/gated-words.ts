import type { Entry } from '@daywell/core/journal'

declare const gate: unique symbol

/** An entry that may leave the device. Only services/privacy/cloud-entry.ts makes one. */
export type CloudEntry = Entry & { readonly [gate]: 'entry' }

/** The text of a draft that its writer shares. Only services/privacy/draft-sharing.ts makes one. */
export type SharedDraft = string & { readonly [gate]: 'draft' }
