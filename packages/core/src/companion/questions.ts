import type { Said } from './noticing/choose.ts'
import { questionsAbout } from './noticing/matters.ts'
import { type Notice, overlaps } from './noticing/notice.ts'
import type { Place } from './place.ts'
import type { Reading } from './reading/reading.ts'
import { type Line, TELLING } from './reading/telling.ts'
import { leaningOf } from './reading/tone.ts'
import { plainName, type Topic } from './reading/topics.ts'
import { type Frame, oneOf, type Slots, type Voice } from './voice.ts'
import { caring } from './words/care.ts'
import { anything, anythingHard, byPreference } from './words/general-questions.ts'
import { invitations, invitationsAnyway, invitationsToALine } from './words/matters.ts'
import * as words from './words/questions.ts'

interface Way {
  readonly frames: readonly Frame[]
  readonly slots: Slots
}

/** Short enough to stand inside a question. */
const ASKABLE = 8

/** The one question of a reply: from what was said first, about a topic or a line, or open. */
export function question(place: Place, said: readonly Said[]): string {
  const { voice } = place
  const primary = said[0]?.notice
  const own = primary ? [{ frames: primary.questions, slots: primary.slots }] : []
  const topics = aboutTopics(place, said)
  const ways = [...own, ...topics, ...aboutALine(place, said)]
  // What was quoted may not tell what it is about, and then the question does.
  const isVague = primary?.kind === 'line' && !namesATopic(place, primary)
  const first = isVague ? [...topics, ...ways] : inSomeOrder(ways, voice)
  const open = { frames: openQuestions(place), slots: {} }
  const order = !isVague && voice.random() < 0.2 ? [open, ...first] : [...first, open]
  for (const { frames, slots } of order) {
    const asked = voice.say(frames, slots)
    if (asked) return asked
  }
  return voice.say([...anything, ...anythingHard]) ?? 'What would you like to write next?'
}

const inSomeOrder = (ways: readonly Way[], { random }: Voice) =>
  random() < 0.55 ? ways : shuffled(ways, random)

function namesATopic({ reading }: Place, { slots }: Notice): boolean {
  const quote = slots.quote?.toLowerCase() ?? ''
  return reading.topics.some(({ name }) => quote.includes(plainName(name)))
}

function openQuestions({ reading, preferences }: Place): readonly Frame[] {
  if (reading.heavy || reading.tone === 'low') return anythingHard
  return [...anything, ...byPreference[preferences.journalStyle.promptPreference]]
}

function aboutTopics({ reading, voice }: Place, said: readonly Said[]): Way[] {
  const topics = reading.topics.filter((topic) => isAskable(topic, reading)).slice(0, 3)
  const unsaid = topics.filter(
    ({ key }) => !said.slice(0, 3).some(({ notice }) => notice.topics.includes(key)),
  )
  const topic = oneOf(unsaid.length > 0 ? unsaid.slice(0, 3) : topics, voice.random)
  return topic ? [{ frames: questionsAbout(topic, reading), slots: { topic: topic.name } }] : []
}

/** In a longer text nobody is asked about what they mention in passing. */
function isAskable({ name, isPerson, sentences }: Topic, { analysis }: Reading): boolean {
  if (name.startsWith('“')) return false
  const length = analysis.sentences.length
  return sentences.length > 1 || length <= 2 || (isPerson && length <= 5)
}

/** A line that no sentence of the reply quotes. */
function aboutALine({ reading, voice }: Place, said: readonly Said[]): Way[] {
  const spans = said.flatMap(({ notice }) => notice.spans)
  const free = reading.lines.filter(
    ({ fragment, score }) =>
      score >= TELLING + 0.8 &&
      fragment.words <= ASKABLE &&
      fragment.whole &&
      /^(?:I|i|My|my|But I)\b/.test(fragment.text) &&
      !voice.hasQuoted(fragment.text) &&
      !spans.some((span) => overlaps(span, fragment)),
  )
  const line = oneOf(best(free), voice.random)?.fragment
  return line ? [{ frames: words.line, slots: { quote: line.text } }] : []
}

/** A word for whoever wrote it, where there is something to be careful with. */
export function care({ reading, voice }: Place, said: readonly Said[]): string | undefined {
  const { heavy, tone, analysis } = reading
  if (heavy && tone !== 'high') return voice.say(caring.heavy)
  if (tone === 'plain') return undefined
  if (tone !== 'mixed') return voice.say(caring[tone])
  if (said.some(({ notice }) => notice.kind === 'mixed')) return voice.say(caring.mixed)
  return leaningOf(analysis) < 0 ? voice.say(caring.low) : undefined
}

/** A way to go on that asks nothing. */
export function invite(place: Place, said: readonly Said[]): string {
  const { reading, voice } = place
  const named = said.flatMap(({ notice }) => notice.topics)
  const topic = oneOf(
    reading.topics.filter(({ key }) => !named.includes(key)).slice(0, 4),
    voice.random,
  )
  const spans = said.flatMap(({ notice }) => notice.spans)
  const free = reading.lines.filter(
    ({ fragment, score }) =>
      score >= TELLING &&
      fragment.words <= ASKABLE + 2 &&
      !spans.some((span) => overlaps(span, fragment)),
  )
  const line = oneOf(best(free), voice.random)?.fragment
  const ways: Way[] = [
    ...(topic ? [{ frames: invitations, slots: { topic: topic.name } }] : []),
    ...(line ? [{ frames: invitationsToALine, slots: { quote: line.text } }] : []),
    { frames: invitationsAnyway, slots: {} },
  ]
  for (const { frames, slots } of shuffled(ways, voice.random)) {
    const sentence = voice.say(frames, slots)
    if (sentence) return sentence
  }
  return 'You can write on, or leave it here.'
}

const best = (lines: readonly Line[]) => lines.toSorted((a, b) => b.score - a.score).slice(0, 4)

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)
}
