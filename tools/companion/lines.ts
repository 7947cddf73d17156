import { type Span, sentencesOf } from '../../packages/core/src/analysis/reading/sentences.ts'

/** Sentence ends that the segmenter misses: before a small letter, a number or an amount. */
const STOPS = /[.!?…]+\s+(?=[\p{Ll}\d$£€(])/gu
/** Ends in a period that doesn't end a sentence: `6 p.m.`, `approx.` */
const SHORTENED =
  /(?:^|[\s(])(?:\p{L}\.\p{L}|mr|mrs|ms|dr|prof|st|vs|etc|approx|no|jr|sr|hrs?|lbs?|oz|ft|vol|pp?)\.\s*$/iu
/** The text begins some sentence with a capital, so its line breaks may be hard wraps. */
const HAS_CAPITALS = /(?:^|[.!?\n])\s*\p{Lu}/u

/** The lines of a text: its sentences, split further where the writer uses no capitals. */
export function linesIn(text: string): Span[] {
  const breaks = HAS_CAPITALS.test(text) ? [STOPS] : [STOPS, /\n+/g]
  return sentencesOf(text).flatMap(({ start, end }) => {
    const cuts = breaks
      .flatMap((at) => [...text.slice(start, end).matchAll(at)])
      .map((match) => start + match.index + match[0].length)
      .filter((cut) => !SHORTENED.test(text.slice(Math.max(start, cut - 12), cut)))
    const edges = [...new Set([start, ...cuts, end])].toSorted((a, b) => a - b)
    return edges.slice(1).flatMap((to, at) => trimmed(text, edges[at] as number, to))
  })
}

function trimmed(text: string, start: number, end: number): Span[] {
  const piece = text.slice(start, end)
  const lead = piece.length - piece.trimStart().length
  const kept = piece.trim().length
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(piece)
    ? [{ start: start + lead, end: start + lead + kept }]
    : []
}
