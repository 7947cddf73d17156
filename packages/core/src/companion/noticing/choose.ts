import type { Place } from '../place.ts'
import type { Reading } from '../reading/reading.ts'
import { asksForCare, isGlad } from '../reading/weight.ts'
import { aLine } from '../words/care.ts'
import { noticeBackground } from './background.ts'
import { changeSince, linkToEarlier } from './earlier.ts'
import { mixedFeelings } from './feelings.ts'
import { keyLine, secondLine } from './lines.ts'
import { type Notice, notice } from './notice.ts'

/** A notice, and the sentence that says it. */
export interface Said {
  readonly notice: Notice
  readonly sentence: string
}

export interface Chosen {
  /** What every level says. */
  readonly first: Said | undefined
  /** What goes with it, where there is room. */
  readonly second: Said | undefined
  /** What was written at another time. */
  readonly link: Said | undefined
}

/** What a reply says about a text: only what is true, and one good point rather than many. */
export function choose(place: Place): Chosen {
  const { reading, voice, before } = place
  const first = firstOf(place)
  const taken = first?.notice.spans ?? []
  const behind = place.background && noticeBackground(reading, place.background, voice)
  return {
    first,
    second: said(behind, place) ?? said(secondLine(reading, voice, taken), place),
    link: first?.notice.cites.length ? undefined : said(linkToEarlier(reading, before), place),
  }
}

function firstOf(place: Place): Said | undefined {
  const { reading, voice, before } = place
  // Two words side by side don't do justice to a loss.
  const mixed = reading.weight === 'grave' ? undefined : mixedFeelings(reading)
  return (
    said(changeSince(reading, before), place) ??
    said(mixed, place) ??
    said(keyLine(reading, voice), place) ??
    said(plainWord(place), place)
  )
}

/** Where nothing can be quoted: a word of care or a plain one, but not in every reply. */
function plainWord({ reading, voice }: Place): Notice | undefined {
  if (voice.hasSpoken && reading.weight !== 'grave') return undefined
  return notice({ frames: aLine[toneFor(reading)], slots: {} })
}

function toneFor(reading: Reading): keyof typeof aLine {
  if (asksForCare(reading)) return reading.weight
  if (reading.wry) return 'wry'
  if (isGlad(reading)) return 'glad'
  return reading.ordinary && !reading.single ? 'ordinary' : 'light'
}

function said(found: Notice | undefined, { voice }: Place): Said | undefined {
  const sentence = found && voice.say(found.frames, found.slots)
  return found && sentence !== undefined ? { notice: found, sentence } : undefined
}
