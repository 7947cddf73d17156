import type { Source } from '../request.ts'
import type { Frame, Slots } from '../voice.ts'

/** A range of the text. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A true observation about a text, with its wordings. */
export interface Notice {
  readonly frames: readonly Frame[]
  readonly slots: Slots
  /** What it quotes of the text, so that no line is quoted twice. */
  readonly spans: readonly Span[]
  readonly cites: readonly Source[]
}

type Some = Pick<Notice, 'frames' | 'slots'> & Partial<Notice>

export function notice(parts: Some): Notice {
  return { spans: [], cites: [], ...parts }
}
