import type { Frame } from '../voice.ts'

/** The kind of a line, with questions that fit only it. */
export interface KindOfLine {
  readonly is: RegExp
  readonly ask: readonly Frame[]
  /** Also fits what can't be changed. */
  readonly grave?: true
  /** Not fit for a day that is plainly good. */
  readonly low?: true
  /** Fit only where nothing is hard. */
  readonly easy?: true
}

export const line = (
  is: string,
  ask: readonly Frame[],
  fit: Partial<KindOfLine> = {},
): KindOfLine => ({ is: new RegExp(is, 'iu'), ask, ...fit })

export const I = String.raw`\b(?:i|we|i['’](?:ve|d|m|ll)|im|ive)\b`
export const NOT = String.raw`(?:n['’]?t|\bnot|\bnever|\bcannot)\b`
/** People; their names were replaced with `somebody` before. */
export const OTHERS =
  '(?:somebody|he|she|they|everyone|everybody|people|mum|mom|dad|gran|nan|grandad|grandma|miss|sir|(?:my|our) [a-z]+|the [a-z]+)'
export const START = String.raw`(?:^|\b(?:and|then|but|because|so|today|tonight) )`
