import { isUnspaced } from '#journal/index.ts'
import type { Effort } from './effort.ts'
import { type Passage, passagesOf } from './passages.ts'
import { readable } from './readable.ts'
import { shortestEdit } from './shortest-edit.ts'

/** A piece of text that both versions have, or only one of them. */
export interface Piece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Bounds the work to some tens of milliseconds; a rewritten chapter takes a tenth of it. */
const EFFORT = 4_000_000

// The address of a photo, an emoji sequence, a word or a sign, each with the blanks after it; a line break; leading blanks.
const PIECES =
  /(?:\]\(media:[0-9a-f]{24}\)|\p{RGI_Emoji}|[\p{L}\p{M}\p{N}\u200C\u200D]+(?:['’][\p{L}\p{M}\p{N}]+)*|\S)[^\S\n]*|\n|[^\S\n]+/gv

/**
 * The diff of two texts by words. All pieces but `added` are the old text, all but `removed` the
 * new one. Long texts with little in common are compared by lines, and where that takes too long,
 * too, one replaces the other.
 */
export function difference(old: string, fresh: string): Piece[] {
  const [head, tail] = commonEnds(old, fresh)
  const oldPart = old.slice(head, old.length - tail)
  const freshPart = fresh.slice(head, fresh.length - tail)
  const changes = byWords(oldPart, freshPart, { left: EFFORT }) ??
    byLines(oldPart, freshPart) ?? [{ same: [], removed: [oldPart], added: [freshPart] }]
  // Includes the words around the changes: a change may start better a few words earlier.
  const [before, after] = wordsApart([
    old.slice(Math.max(0, head - AROUND), head),
    old.slice(old.length - tail).slice(0, AROUND),
  ])
  const passages = readable([unchanged(before), ...changes, unchanged(after)].map(splitBlanks))
  return piecesOf([
    unchanged([old.slice(0, Math.max(0, head - AROUND))]),
    ...passages,
    unchanged([old.slice(old.length - tail).slice(AROUND)]),
  ])
}

function unchanged(same: readonly string[]): Passage {
  return { same, removed: [], added: [] }
}

/** Splits off trailing blanks again: for a reader they aren't part of the word. */
function splitBlanks({ same, removed, added }: Passage): Passage {
  return {
    same: same.flatMap(withoutBlanks),
    removed: removed.flatMap(withoutBlanks),
    added: added.flatMap(withoutBlanks),
  }
}

/** Context around the changes, in characters. */
const AROUND = 200

/** The common prefix and suffix of the texts, in whole words. */
function commonEnds(old: string, fresh: string): readonly [number, number] {
  const shorter = Math.min(old.length, fresh.length)
  let head = 0
  while (head < shorter && old[head] === fresh[head]) head += 1
  if (head === old.length && head === fresh.length) return [head, 0]
  while (head > 0 && !isBlank(old[head - 1])) head -= 1
  let tail = 0
  while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1
  while (tail > 0 && !isBlank(old.at(-tail))) tail -= 1
  return [head, tail]
}

function isBlank(character: string | undefined): boolean {
  return character !== undefined && /\s/u.test(character)
}

function byWords(old: string, fresh: string, effort: Effort): Passage[] | undefined {
  const [oldWords, freshWords] = wordsApart([old, fresh])
  const edit = shortestEdit(oldWords, freshWords, effort)
  return edit && passagesOf(oldWords, freshWords, edit)
}

function byLines(old: string, fresh: string): Passage[] | undefined {
  const [oldLines, freshLines] = [linesOf(old), linesOf(fresh)]
  const edit = shortestEdit(oldLines, freshLines, { left: EFFORT })
  if (!edit) return undefined
  const effort = { left: EFFORT }
  return passagesOf(oldLines, freshLines, edit).flatMap((passage) => refine(passage, effort))
}

/** Compares changed lines by words, while there's effort left. */
function refine(passage: Passage, effort: Effort): readonly Passage[] {
  const { same, removed, added } = passage
  if (removed.length === 0 || added.length === 0) return [passage]
  const inside = byWords(removed.join(''), added.join(''), effort)
  if (!inside) return [passage]
  return [unchanged(same), ...inside]
}

function piecesOf(passages: readonly Passage[]): Piece[] {
  const pieces: { kind: Piece['kind']; text: string }[] = []
  const add = (kind: Piece['kind'], items: readonly string[]) => {
    const text = items.join('')
    const last = pieces.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') pieces.push({ kind, text })
  }
  for (const { same, removed, added } of passages) {
    add('same', same)
    add('removed', removed)
    add('added', added)
  }
  return pieces
}

/**
 * Tokenizes two texts without losing anything. Blanks belong to the word before them: as tokens of
 * their own they would match everywhere and weigh as much as words.
 */
function wordsApart(texts: readonly [string, string]): readonly [string[], string[]] {
  const apart = texts.some(isUnspaced) ? segments : pieces
  return [apart(texts[0]), apart(texts[1])]
}

/** Ten times as fast as the segmenter, for scripts with blanks between words. */
function pieces(text: string): string[] {
  return text.match(PIECES) ?? []
}

function segments(text: string): string[] {
  const found: string[] = []
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) {
    const belongs = /^[^\S\n]+$/u.test(segment) && !found.at(-1)?.endsWith('\n')
    if (belongs && found.length > 0) found.push(found.pop() + segment)
    else found.push(segment)
  }
  return found
}

/** Splits a word from the blanks after it. */
function withoutBlanks(piece: string): readonly string[] {
  const word = piece.trimEnd()
  return word === '' || word === piece ? [piece] : [word, piece.slice(word.length)]
}

/** The lines of a text, each with its line break. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/u)
}
