import type { Chosen } from './noticing/choose.ts'
import type { Place } from './place.ts'
import { isGlad } from './reading/weight.ts'
import type { Frame, Slots } from './voice.ts'
import { caring, invitations } from './words/care.ts'
import * as general from './words/general-questions.ts'
import { kindsOfLine } from './words/line-questions.ts'
import { asYouLike } from './words/openers.ts'

/** The question of a reply: about what was quoted, or a general one. */
export function question(place: Place, { first }: Partial<Chosen>): string {
  const { voice } = place
  if (hasSaidEnough(place)) return voice.say(asYouLike) ?? LAST
  return (
    (first && voice.say(first.notice.questions, first.notice.slots)) ??
    aboutTheLine(place, first?.notice.slots) ??
    voice.say(openQuestions(place, first?.notice.slots.quote !== undefined)) ??
    voice.say([...general.gently, ...general.next]) ??
    LAST
  )
}

const LAST = 'What would you like to write?'

/** After a message like this, no question follows. */
const ENOUGH = /(?:can['’]?t|cannot|don['’]?t want to) (?:write|talk|say|think)[^.!?]{0,30}[.!]*$/i
const hasSaidEnough = ({ reading }: Place) => ENOUGH.test(reading.text.trim().slice(-80))

const SMALL = /\b(?:anyway|still|i (?:think|guess|suppose))\b/i
const DREAMT =
  /\bdream(?:t|ed)\b|\b(?:had|in) (?:a|an|this|that|the|my) (?:\w+ )?(?:dream|nightmare)\b/i

/** A question that fits only this line, or a message of a single line. */
function aboutTheLine({ reading, voice }: Place, slots: Slots = {}): string | undefined {
  const line = slots.quote ?? (reading.single ? reading.text.trim().slice(0, 300) : '')
  const put = withoutNames(line, reading)
  const isFit = ({ grave, low, easy }: (typeof kindsOfLine)[number]) =>
    (grave || reading.weight !== 'grave') && !(low && isGlad(reading)) && !(easy && reading.heavy)
  if (DREAMT.test(reading.text) && reading.weight !== 'grave') return voice.say(general.ofDreams)
  const kind = reading.wry ? undefined : kindsOfLine.find((one) => one.is.test(put) && isFit(one))
  if (!kind) return undefined
  return voice.say(kind.ask, { small: SMALL.exec(line)?.[0] ?? '' })
}

/** Replaces the names of people with one word. */
const withoutNames = (line: string, { topics }: Place['reading']) =>
  topics
    .filter(({ isPerson, name }) => isPerson && /^\p{Lu}/u.test(name))
    .reduce((put, { name }) => put.replaceAll(name, 'somebody'), line)

function openQuestions({ reading, preferences }: Place, hasLine: boolean): readonly Frame[] {
  const { weight, wry } = reading
  if (weight === 'grave') return general.mostGently
  if (wry) return general.wryly
  const isLine = hasLine || reading.single
  if (weight === 'heavy') return isLine ? general.ofALine : general.gently
  const wanted = general.byPreference[preferences.journalStyle.promptPreference]
  if (isGlad(reading)) return [...general.gladly, ...wanted]
  if (reading.analysis.wordCount < 3) return general.ofAWord
  return isLine ? general.ofALine : [...general.openly, ...wanted]
}

/** A word of care for the writer. */
export function care({ reading, voice }: Place): string | undefined {
  return voice.say(caring[reading.weight])
}

/** A continuation that asks nothing. */
export function invite({ reading, voice }: Place): string | undefined {
  return voice.say(invitations[reading.weight])
}
