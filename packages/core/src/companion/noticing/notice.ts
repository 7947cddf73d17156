import type { Source } from '../request.ts'
import type { Frame, Slots } from '../voice.ts'

/** Kinds in the order in which a reply brings them. */
export const kinds = [
  'near',
  'degree',
  'feeling',
  'mixed',
  'line',
  'only',
  'unnamed',
  'loud',
  'change',
  'matter',
  'turn',
  'moved',
  'denied',
  'unknown',
  'contrast',
  'past',
  'should',
  'wish',
  'own question',
  'background',
  'plan',
  'ending',
  'earlier',
] as const
export type Kind = (typeof kinds)[number]

/** A stretch of the text that is read. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Something that can truly be said about a text, with the ways to say it. */
export interface Notice {
  readonly kind: Kind
  /** How much it is worth saying: sure and telling things first. */
  readonly weight: number
  readonly frames: readonly Frame[]
  readonly slots: Slots
  /** What it quotes of the text, so that no line is quoted twice. */
  readonly spans: readonly Span[]
  /** The keys of the topics that it names. */
  readonly topics: readonly string[]
  /** Questions that follow from it, with the same places. */
  readonly questions: readonly Frame[]
  readonly cites: readonly Source[]
}

type Some = Pick<Notice, 'kind' | 'weight' | 'frames' | 'slots'> & Partial<Notice>

export function notice(parts: Some): Notice {
  return { spans: [], topics: [], questions: [], cites: [], ...parts }
}

export const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end
