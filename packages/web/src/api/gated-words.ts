import type { Entry } from '@daywell/core/journal'

declare const gate: unique symbol

/** An entry that may leave the device. Only services/privacy/cloud-entry.ts creates one. */
export type CloudEntry = Entry & { readonly [gate]: 'entry' }

/** The text of a draft its writer shares. Only services/privacy/draft-sharing.ts creates one. */
export type SharedDraft = string & { readonly [gate]: 'draft' }
