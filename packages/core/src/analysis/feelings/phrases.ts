import type { Degree } from '../analysis.ts'
import type { FeelingGroup } from './groups.ts'

export interface Phrase {
  readonly words: readonly string[]
  readonly group: FeelingGroup
  readonly degree: Degree
  /** An understatement. */
  readonly hedged: boolean
}

type Line = readonly [degree: Degree, group: FeelingGroup, phrases: string]

// Contractions are expanded: `can't` is `can not`.
const lines: readonly Line[] = [
  ['clear', 'excitement', 'can not wait|looking forward to|look forward to'],
  ['strong', 'joy', 'over the moon|on top of the world|on cloud nine|never been happier'],
  ['strong', 'joy', 'could not be happier|best day ever|happy tears|tears of joy'],
  ['clear', 'joy', 'made my day|in good spirits|in a good mood|good mood|high spirits'],
  ['clear', 'love', 'in love|falling for|close to him|close to her|close to them'],
  ['clear', 'gratitude', 'so lucky to|thank god for'],
  ['clear', 'relief', 'weight off my shoulders|weight off my chest|load off my mind'],
  ['clear', 'relief', 'breathe again|thank god it is over'],
  ['clear', 'calm', 'at peace|at ease|at home with myself'],
  [
    'clear',
    'sadness',
    'in tears|heavy hearted|heavy heart|broken hearted|let down|lump in my throat',
  ],
  [
    'clear',
    'sadness',
    'in a bad mood|bad mood|low mood|down in the dumps|could cry|under the weather',
  ],
  ['clear', 'sadness', 'cried my eyes out|give up on everything|lost all hope|no point'],
  ['clear', 'loneliness', 'left out|all alone|on my own again|all by myself|nobody to talk to'],
  ['clear', 'loneliness', 'no one to talk to|no one cares|nobody cares'],
  ['clear', 'fear', 'on edge|butterflies in my stomach|pit in my stomach|knot in my stomach'],
  [
    'clear',
    'fear',
    'panic attack|freaking out|freaked out|heart was racing|heart racing|sick with worry',
  ],
  [
    'strong',
    'stress',
    'at my limit|at breaking point|end of my tether|losing my mind|falling apart',
  ],
  [
    'clear',
    'stress',
    'stressed out|under pressure|too much on my plate|too much to do|going under',
  ],
  [
    'clear',
    'anger',
    'fed up|sick of|pissed off|had enough|drives me mad|drives me crazy|lost my temper',
  ],
  ['clear', 'anger', 'sick and tired of|tired of|gets on my nerves|wound up|tired of waiting'],
  ['strong', 'tiredness', 'burnt out|burned out|worn out|wiped out|running on empty|dead tired'],
  ['clear', 'tiredness', 'could not sleep|can not sleep|did not sleep|barely slept|hardly slept'],
  ['clear', 'shame', 'not good enough|self conscious|hate myself|let everyone down|my own fault'],
  ['clear', 'boredom', 'going through the motions|do not care any more|do not care anymore'],
  ['clear', 'confusion', 'mixed feelings|at a loss|do not know what to feel|of two minds'],
  [
    'clear',
    'longing',
    'miss you|miss him|miss her|miss them|miss my|misses me|miss home|miss being',
  ],
  ['clear', 'longing', 'missed you|missed him|missed her|missed them|missing you|missing him'],
  ['clear', 'longing', 'missing her|missing them|missing my|missing home|missed home|miss having'],
]
const hedges: readonly Line[] = [
  ['slight', 'calm', 'could be worse|could have been worse|can not complain'],
  [
    'slight',
    'calm',
    'must not grumble|not too bad|not so bad|not that bad|not bad|not too shabby|getting by',
  ],
  ['slight', 'calm', 'so so|getting there|hanging in there|it is what it is|muddling through'],
  ['slight', 'sadness', 'not myself|out of sorts|not great|been better|not my best|not the best'],
  ['slight', 'sadness', 'under par|a bit much|not brilliant|not doing great|not doing well'],
]

/** Phrases by their first word, the longest first. */
export const phrasesByFirst: ReadonlyMap<string, readonly Phrase[]> = /* @__PURE__ */ byFirst()

function byFirst(): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>()
  const add = ([degree, group, list]: Line, hedged: boolean) => {
    for (const phrase of list.split('|')) {
      const words = phrase.split(' ')
      const first = words[0] ?? ''
      found.set(first, [...(found.get(first) ?? []), { words, group, degree, hedged }])
    }
  }
  for (const line of lines) add(line, false)
  for (const line of hedges) add(line, true)
  for (const some of found.values()) some.sort((a, b) => b.words.length - a.words.length)
  return found
}
