import type { Concern } from '../verdict.ts'

/** Phrases in the language of journals, by what the check is to hear in them. */
export type Said = Readonly<Partial<Record<Concern | 'none', readonly string[]>>>
