import { FileProblem } from './file-problem.ts'
import { valueScanner } from './value-scanner.ts'

/** A value of the top-level object, or one item of a list in it. */
export interface Piece {
  readonly key: string
  /** The index of the item in its list, from 1; absent for a whole value. */
  readonly item?: number
  readonly value: unknown
}

interface Limits {
  /** Characters of one piece. */
  readonly most: number
  readonly depth: number
}

/** Far more than an entry with its versions has, and far less than a browser can hold. */
const LIMITS: Limits = { most: 64 * 1024 * 1024, depth: 64 }

const NO_JSON = 'This file isn’t JSON, or it’s damaged'
const ENDS_EARLY = 'This file is incomplete. It may not have finished downloading'

type State =
  | 'before object'
  | 'before key'
  | 'before colon'
  | 'before value'
  | 'before item'
  | 'after item'
  | 'after value'
  | 'after object'

/** State transitions of the tokens between values. */
const NEXT: Readonly<Record<State, Readonly<Record<string, State>>>> = {
  'before object': { '{': 'before key' },
  'before key': { '}': 'after object' },
  'before colon': { ':': 'before value' },
  'before value': { '[': 'before item' },
  'before item': { ']': 'after value' },
  'after item': { ',': 'before item', ']': 'after value' },
  'after value': { ',': 'before key', '}': 'after object' },
  'after object': {},
}

const VALUE = /["{[\-0-9tfn]/
const BEGINS: Readonly<Partial<Record<State, RegExp>>> = {
  'before key': /"/,
  'before value': VALUE,
  'before item': VALUE,
}

const BLANK = /[\s\ufeff]/

/**
 * A streaming parser for one JSON object: yields its values, and the items of its lists, one by
 * one, so that only one is in memory. Each is parsed by JSON.parse.
 */
export function jsonPieces(limits: Partial<Limits> = {}) {
  const { most, depth } = { ...LIMITS, ...limits }
  const value = valueScanner(depth)
  let state: State = 'before object'
  let key = ''
  let item = 0
  let raw = ''
  let reading = false
  let comma = false
  let pieces: Piece[] = []

  const complete = () => {
    const parsed = parse(raw)
    raw = ''
    reading = false
    if (state === 'before key') key = parsed as string
    else if (state === 'before item') pieces.push({ key, item, value: parsed })
    else pieces.push({ key, value: parsed })
    state = AFTER[state] ?? state
  }
  /** Continues within a value; returns the next position. */
  const readOn = (text: string, from: number): number => {
    const end = value.scan(text, from)
    const to = end ?? text.length
    if (raw.length + to - from > most) throw new FileProblem(tooLarge(key, item))
    raw += text.slice(from, to)
    if (end !== undefined) complete()
    return to
  }
  /** Handles a character between values; returns whether a value begins with it. */
  const begins = (sign: string): boolean => {
    const next = NEXT[state][sign]
    // No trailing commas.
    if (next && !(comma && (sign === '}' || sign === ']'))) {
      if (next === 'before item' && sign === '[') item = 0
      comma = sign === ','
      state = next
      return false
    }
    if (!BEGINS[state]?.test(sign)) throw new FileProblem(NO_JSON)
    comma = false
    if (state === 'before item') item += 1
    value.begin()
    return true
  }
  return {
    push(text: string): Piece[] {
      pieces = []
      for (let at = 0; at < text.length; ) {
        if (!reading) reading = !BLANK.test(text.charAt(at)) && begins(text.charAt(at))
        at = reading ? readOn(text, at) : at + 1
      }
      return pieces
    },
    end(): void {
      if (state !== 'after object') throw new FileProblem(ENDS_EARLY)
    },
  }
}

const AFTER: Readonly<Partial<Record<State, State>>> = {
  'before key': 'before colon',
  'before item': 'after item',
  'before value': 'after value',
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    throw new FileProblem(NO_JSON)
  }
}

function tooLarge(key: string, item: number): string {
  return `Item ${item} of “${key.slice(0, 100)}” is too large for a journal`
}
