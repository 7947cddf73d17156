import type { Entry } from '@daywell/core/journal'
import type { MediaInfo } from '@daywell/core/media'

declare const gate: unique symbol

/** An entry that may leave the device. Only services/privacy/cloud-entry.ts creates one. */
export type CloudEntry = Entry & { readonly [gate]: 'entry' }

/** The text of a draft its writer shares. Only services/privacy/draft-sharing.ts creates one. */
export type SharedDraft = string & { readonly [gate]: 'draft' }

/** A photo or recording that may leave the device. Only services/privacy/cloud-media.ts creates one. */
export type CloudMedia = MediaInfo & { readonly [gate]: 'media' }

/** Bytes of one. Only services/privacy/cloud-media.ts creates them. */
export type CloudBytes = Blob & { readonly [gate]: 'bytes' }
