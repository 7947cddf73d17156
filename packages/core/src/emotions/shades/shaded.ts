import { tokensOf } from '../reading/tokens.ts'
import { type EmotionReading, inTone, type Tone } from '../reading.ts'
import { type Denials, denialsIn } from './denials.ts'
import { type Understated, understatementIn } from './understatement.ts'

const WISHED =
  /\b(?:wish|wished|if only|should (?:be|feel|have been)|supposed to (?:be|feel)|ought to (?:be|feel)|used to (?:be|feel|love|enjoy)|(?:want|wanted|need|trying|tried|hoping|hoped) to (?:be|feel)|pretend(?:ed|ing)?|dream(?:t|ed)|as if i|would have been|would be|miss (?:being|feeling)|fake|faked|forced)\b/
const ASKED =
  /^(?:am|are|is|was|were|do|does|did|will|would|can|could|should|have|has)(?:n't)? (?:i|we|it|this|that|they|he|she|you|my|there|any\w*)\b/

/** Something good that is wished for, remembered or played isn't asserted. */
const isWished = (plain: string) => WISHED.test(plain)

/** `Am I happy?` asserts nothing. */
const isAsked = (sentence: string, plain: string) =>
  /\?["'”’)]*\s*$/.test(sentence.slice(-10)) && ASKED.test(plain)

/**
 * Corrects a result for negations, wishes and understatements. Word counts alone take `not happy`
 * for happy so often that rules handle these.
 */
export function shaded(reading: EmotionReading, sentence: string): EmotionReading {
  const tokens = tokensOf(sentence)
  const plain = tokens.join(' ')
  if (isAsked(sentence, plain)) return vague(reading, 0, 'unsure')
  const understated = understatementIn(plain)
  const denials = denialsIn(tokens)
  if (understated && !isSaidPlainly(understated, denials)) return asMeant(reading, understated)
  if (denials.deniedGood || denials.deniedBad) return withoutDenied(reading, denials)
  return isWished(plain) && reading.tone !== 'unpleasant' ? vague(reading, 0, 'unsure') : reading
}

/** Beside a plain word of the same tone, an understatement adds nothing. */
function isSaidPlainly(understated: Understated, { saidGood, saidBad }: Denials): boolean {
  if (understated === 'unclear') return false
  return understated === 'rather bad' ? saidBad && !saidGood : saidGood && !saidBad
}

function asMeant(reading: EmotionReading, understated: Understated): EmotionReading {
  if (understated === 'rather good') return vague(reading, 0.3, 'pleasant')
  if (understated === 'rather bad') return vague(reading, -0.35, 'unpleasant')
  return vague(reading, 0, 'unsure')
}

/** The model also scores the negated word, which alone must not make a sentence unpleasant. */
const FAR_FROM_GOOD = -0.4

function withoutDenied(reading: EmotionReading, denials: Denials): EmotionReading {
  const { deniedGood, deniedBad, saidGood, saidBad } = denials
  if (deniedGood && !deniedBad && !saidGood) {
    const valence = Math.min(reading.valence, -0.35)
    return inTone({ ...reading, valence, tone: 'unpleasant', labels: [] })
  }
  if (deniedBad && !deniedGood && saidGood && !saidBad && reading.valence > FAR_FROM_GOOD) {
    const valence = Math.max(reading.valence, 0.3)
    return inTone({ ...reading, valence, tone: 'pleasant' })
  }
  if (deniedBad && !saidBad)
    return vague(reading, Math.min(0.2, Math.max(0, reading.valence)), 'unsure')
  return vague(reading, reading.valence / 2, 'unsure')
}

function vague(reading: EmotionReading, valence: number, tone: Tone): EmotionReading {
  return { ...reading, valence, tone, groups: [], labels: [] }
}
