import { type Container, type Item, type Look, PLAIN } from './copied-line.ts'
import { type Copy, type Place, startCopy } from './copy.ts'

export interface List {
  readonly isOrdered: boolean
  next: number
  /** The last item that began. */
  last: Item | undefined
}

/** What holds for all that is inside of an element. */
export interface Inside extends Place {
  readonly name: string
  readonly isHidden: boolean
  readonly list: List | undefined
  /** The list's own element: between its items, blanks are nothing. */
  readonly isList: boolean
  /** Whether it stands apart from what is before and after it. */
  readonly isApart: boolean
  readonly isWordMark: boolean
  /** The item that the element is in. */
  readonly item: Item | undefined
}

export interface Reading {
  readonly copy: Copy
  readonly path: Inside[]
  /** The open items of a list in Word, which are paragraphs with a level. */
  wordItems: Container[]
  /** The mark of an item in Word that is open. */
  wordMark: string[] | undefined
  /** The code of the `pre` that is open. */
  code: string[] | undefined
  /** Apple's programs write each line as a paragraph. */
  isFromApple: boolean
}

const OUTSIDE: Inside = {
  ...{ name: '', look: PLAIN as Look, containers: [], heading: 0, keepsBlanks: false },
  ...{
    isHidden: false,
    list: undefined,
    isList: false,
    isApart: false,
    isWordMark: false,
    item: undefined,
  },
}

export const startReading = (): Reading => ({
  ...{ copy: startCopy(), path: [OUTSIDE], wordItems: [], wordMark: undefined },
  ...{ code: undefined, isFromApple: false },
})

export const insideOf = ({ path }: Reading): Inside => path.at(-1) ?? OUTSIDE
