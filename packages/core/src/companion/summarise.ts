import type { AiInteraction } from '#preferences/index.ts'
import { sayable } from './noticing/feelings.ts'
import type { Place } from './place.ts'
import { ownFeelings } from './reading/tone.ts'
import * as words from './words/summary.ts'

const LINES: Readonly<Record<AiInteraction, number>> = { minimal: 1, balanced: 2, involved: 4 }

/** An extractive summary: quotes lines of the text and adds nothing. */
export function summarise(place: Place, wordCount: number, level: AiInteraction): string {
  const { voice } = place
  const chosen = linesOf(place, LINES[level])
  const count = String(wordCount)
  const lines =
    chosen.length > 0 ? voice.say(words.inThisOrder, { lines: joinQuotes(chosen) }) : undefined
  if (level === 'minimal' && lines) return lines
  return joinSentences([voice.say(words.counted, { count }), lines, feelings(place)])
}

/** The most telling lines, in the order of the text. */
function linesOf({ reading }: Place, most: number): string[] {
  return reading.lines
    .filter(({ fragment }) => fragment.whole)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .toSorted((a, b) => a.fragment.start - b.fragment.start)
    .map(({ fragment }) => fragment.text)
}

function feelings({ reading, voice }: Place): string | undefined {
  const named = sayable(reading, ownFeelings(reading.analysis))
  const said = [...new Set(named.map(({ word }) => word ?? ''))]
  const short = said.filter((word) => word !== '' && word.split(' ').length < 5).slice(0, 4)
  if (short.length === 0) return undefined
  return voice.say(words.feelingsNamed, { lines: joinQuotes(short) })
}

/** `“a”, “b” and “c”`. */
function joinQuotes(quotes: readonly string[]): string {
  const marked = quotes.map((quote) => `“${quote}”`)
  const last = marked.at(-1) ?? ''
  return marked.length < 2 ? last : `${marked.slice(0, -1).join(', ')} and ${last}`
}

const joinSentences = (sentences: readonly (string | undefined)[]) =>
  sentences.filter((sentence) => sentence !== undefined).join(' ')
