import type { Chosen } from './noticing/choose.ts'
import { mainPerson, questionsAbout } from './noticing/matters.ts'
import type { Place } from './place.ts'
import { isGlad } from './reading/weight.ts'
import type { Frame } from './voice.ts'
import { caring, invitations } from './words/care.ts'
import { byPreference, gently, gladly, mostGently, openly } from './words/general-questions.ts'
import { asYouLike } from './words/openers.ts'
import { next } from './words/questions.ts'

/** The one question of a reply: from what was said first, about somebody, or one that always fits. */
export function question(place: Place, { first }: Partial<Chosen>): string {
  const { reading, voice } = place
  const own = first && voice.say(first.notice.questions, first.notice.slots)
  if (own) return own
  const person = mainPerson(reading)
  const isAboutThem = person && !reading.heavy && voice.random() < 0.3
  const asked = isAboutThem ? voice.say(questionsAbout(person), { topic: person.name }) : undefined
  return asked ?? voice.say(openQuestions(place)) ?? voice.say([...gently, ...next]) ?? LAST
}

const LAST = 'What would you like to write?'

/** Whoever has said enough is not asked for more. */
const ENOUGH = /(?:can['’]?t|cannot|don['’]?t want to) (?:write|talk|say|think)[^.!?]{0,30}[.!]*$/i

function openQuestions({ reading, preferences }: Place): readonly Frame[] {
  const { text, weight, single } = reading
  if (ENOUGH.test(text.trim().slice(-80))) return asYouLike
  if (weight === 'grave') return mostGently
  if (weight === 'heavy') return gently
  const wanted = byPreference[preferences.journalStyle.promptPreference]
  if (isGlad(reading)) return [...gladly, ...wanted]
  return single ? openly : [...openly, ...wanted]
}

/** A word for whoever wrote it. */
export function care({ reading, voice }: Place): string | undefined {
  return voice.say(caring[reading.weight])
}

/** A way to go on that asks nothing. */
export function invite({ voice }: Place): string {
  return voice.say(invitations) ?? 'You can write on, or leave it here.'
}
