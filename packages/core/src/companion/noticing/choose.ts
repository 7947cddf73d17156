import type { Place } from '../place.ts'
import { noticeBackground } from './background.ts'
import { noticeEarlier } from './earlier.ts'
import { noticeFeelings, noticeManner } from './feelings.ts'
import { linesBeside, noticeLines } from './lines.ts'
import { noticeMatters } from './matters.ts'
import { type Kind, type Notice, overlaps } from './notice.ts'

/** A notice, and the sentence that says it. */
export interface Said {
  readonly notice: Notice
  readonly sentence: string
}

const STRUCTURE: readonly Kind[] = [
  ...(['turn', 'moved', 'denied', 'unknown', 'contrast', 'past', 'should', 'wish'] as const),
  ...(['own question', 'plan', 'near', 'ending'] as const),
]

/**
 * What may come first, second and so on, each with what stands in for it; the first three are the
 * reply at `balanced`.
 */
const courses: readonly (readonly (readonly Kind[])[])[] = [
  [['change', 'feeling', 'mixed', 'line', 'only', 'unknown', 'wish'], ['matter'], ['unnamed']],
  [['background', 'change', 'loud', 'degree', ...STRUCTURE]],
  [['matter'], ['unnamed', 'line']],
  [['earlier', 'change', 'background']],
  [[...STRUCTURE, 'feeling', 'mixed']],
  [['ending', 'line']],
]

/** Where something weighs and little is said, a line of the person's own says more than what it is about. */
const gentleCourses = courses.with(2, [['line'], ['unnamed'], ['matter']])

/** More quotations than this and a reply is no longer one. */
const MOST_QUOTES = 4

/** How much chance may change what is said first. */
const PLAY = 0.8

/** What is said about a text: true things only, the telling ones first, nothing twice. */
export function choose(place: Place): Said[] {
  let pool = weighed(allNotices(place), place)
  const said: Said[] = []
  const { heavy, analysis } = place.reading
  const isBrief = heavy && analysis.sentences.length <= 5
  for (const course of isBrief ? gentleCourses : courses) {
    const next = served(course, pool, said, place)
    if (!next) continue
    const [span, another] = next.notice.spans
    // What stands beside the first line that is quoted can be told only now.
    if (said.length === 0 && span && !another && next.notice.kind !== 'change')
      pool = sorted([...pool, ...weighed(linesBeside(place.reading, span), place)])
    said.push(next)
  }
  return said
}

function allNotices({ reading, before, background }: Place): Notice[] {
  return [
    ...noticeFeelings(reading),
    ...noticeManner(reading),
    ...noticeLines(reading),
    ...noticeMatters(reading),
    ...noticeEarlier(reading, before),
    ...(background ? noticeBackground(reading, background) : []),
  ]
}

function weighed(notices: readonly Notice[], place: Place): Notice[] {
  const { random } = place.voice
  return sorted(
    notices.map((one) => ({ ...one, weight: one.weight + random() * PLAY - worn(one, place) })),
  )
}

const sorted = (notices: readonly Notice[]) => notices.toSorted((a, b) => b.weight - a.weight)

/** A line that was quoted in this conversation waits until there is no other. */
function worn({ slots }: Notice, { voice }: Place): number {
  return Object.values(slots).some((value) => voice.hasQuoted(value)) ? 4 : 0
}

function served(
  course: readonly (readonly Kind[])[],
  pool: readonly Notice[],
  said: readonly Said[],
  place: Place,
): Said | undefined {
  for (const wanted of course) {
    const found = firstSayable(pool, wanted, said, place)
    if (found) return found
  }
  return undefined
}

const quotesIn = (said: readonly Said[]) =>
  said.filter(({ notice }) => notice.spans.length > 0).length

function firstSayable(
  pool: readonly Notice[],
  wanted: readonly Kind[],
  said: readonly Said[],
  { voice }: Place,
): Said | undefined {
  for (const notice of pool) {
    if (!wanted.includes(notice.kind) || repeats(notice, said)) continue
    if (notice.spans.length > 0 && quotesIn(said) >= MOST_QUOTES) continue
    const sentence = voice.say(notice.frames, notice.slots)
    if (sentence) return { notice, sentence }
  }
  return undefined
}

/** Whether it would quote a line, name a topic or make a kind of remark for a second time. */
function repeats(notice: Notice, said: readonly Said[]): boolean {
  return said.some(
    ({ notice: other }) =>
      (other.kind === notice.kind && notice.kind !== 'feeling' && notice.kind !== 'line') ||
      other.spans.some((span) => notice.spans.some((own) => overlaps(span, own))) ||
      saysAgain(notice, other) ||
      other.topics.some((topic) => notice.topics.includes(topic)),
  )
}

/** Whether a line holds the word for a feeling that was told already. */
function saysAgain({ slots }: Notice, { slots: said }: Notice): boolean {
  return said.word !== undefined && (slots.quote ?? '').toLowerCase().includes(said.word)
}
