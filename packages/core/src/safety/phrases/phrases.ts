import type { Frame } from '../hearing/surroundings.ts'
import { Matcher } from '../matching/matcher.ts'
import { compilePattern } from '../matching/pattern.ts'
import type { Concern } from '../verdict.ts'
import { dangerByMeaning, harmByMeaning, othersByMeaning, selfByMeaning } from './by-meaning.ts'
import { everydayTurns } from './everyday-turns.ts'
import { dangerFurther, harmFurther, othersFurther, selfFurther } from './further-signs.ts'
import { harmless } from './harmless.ts'
import { HINTS, type HintKind } from './hints.ts'
import { selfImplied, selfPlain } from './implied-signs.ts'
import { dangerImplied, harmImplied, othersImplied } from './implied-threats.ts'
import { plainlyElsewhere } from './languages.ts'
import { NAMES } from './names.ts'
import { ofDanger } from './of-danger.ts'
import { ofHarm } from './of-harm.ts'
import { lastWords, lightWords, ofLeaving } from './of-leaving.ts'
import { ofMeans } from './of-means.ts'
import { directOfOneself } from './of-oneself.ts'
import { indirectOfOneself } from './of-oneself-indirect.ts'
import { ofOthers } from './of-others.ts'
import { dangerBySigns, harmBySigns, othersBySigns, selfBySigns } from './plain-signs.ts'
import { dangerByWiderSigns, othersByWiderSigns, selfByWiderSigns } from './wider-signs.ts'

/** What follows in the sentence is from a dream or a play. */
const dreamsAndGames = [
  '(dreamt|dreamed)',
  'in (my|a|the|this|that|last nights) ~1 (dream|dreams|nightmare|game)',
  '(had|have|having|woke from|woke up from) (a|this|the|that|another) ~2 (dream|nightmare)',
]

/** What follows was read, watched or made up. */
const stories = [
  'in (the|a|this|that|my|his|her|our|every|an) ~2 (film|movie|book|novel|play|story|series|show|episode|opera|scene|song|chapter|poem|musical|podcast|documentary|drama|anime|manga|thriller)',
  '(the|a|this|main|my|another|her|his) ~1 (character|protagonist|hero|heroine|narrator|villain|actor|actress|singer|author|poet)',
  '(the|a|this|that|an) ~1 (novel|film|movie|opera|play|song|poem|book|chapter|episode|series|musical|thriller|story|lyrics|documentary|podcast) ~2',
  '(read|reading|watched|watching|saw|listened to|writing|wrote) (a|an|the|about|another|my)? ~2 (novel|film|movie|opera|play|song|poem|book|chapter|episode|series|thriller|documentary|podcast)',
  '(romeo|juliet|hamlet|ophelia|werther|karenina|bovary|shakespeare|macbeth|netflix|lyrics)',
]

/** The writer makes a quotation their own. */
const echoes = [
  '(i|and) (thought|felt|feel|think|was like|said|went) (same|me too|yes|exactly|seen)',
  'i (want|wanted|wish|meant|mean|felt|feel) (it|that|this) (too|as well)',
  '(feels|felt|is|its|sounds|sounded) (like)? (about|exactly|just like) me',
  'thats (exactly)? (me|how i feel|my life|what i (want|feel|think))',
  '(same|me too|mood|big mood) $',
  'i feel (the same|that way|exactly that)',
  '(singing|sings|sing|about|knows) my (plan|life|head|mind)',
]

export type Meaning = Concern | Frame | HintKind | 'harmless' | 'last-words' | 'light'

const LISTS: readonly (readonly [Meaning, readonly string[]])[] = [
  ['self', directOfOneself],
  ['self', indirectOfOneself],
  ['self', ofLeaving],
  ['self', ofMeans],
  ['in-danger', ofDanger],
  ['other-person', ofOthers],
  ['harm-to-others', ofHarm],
  ['self', selfByMeaning],
  ['in-danger', dangerByMeaning],
  ['other-person', othersByMeaning],
  ['harm-to-others', harmByMeaning],
  ['self', selfBySigns],
  ['in-danger', dangerBySigns],
  ['other-person', othersBySigns],
  ['harm-to-others', harmBySigns],
  ['self', selfByWiderSigns],
  ['in-danger', dangerByWiderSigns],
  ['other-person', othersByWiderSigns],
  ['self', selfImplied],
  ['self', selfPlain],
  ['in-danger', dangerImplied],
  ['other-person', othersImplied],
  ['harm-to-others', harmImplied],
  ['self', selfFurther],
  ['in-danger', dangerFurther],
  ['other-person', othersFurther],
  ['harm-to-others', harmFurther],
  ['last-words', lastWords],
  ['light', lightWords],
  ['harmless', harmless],
  ['harmless', everydayTurns],
  ['dream', dreamsAndGames],
  ['story', stories],
  ['echo', echoes],
  ...(Object.entries(HINTS) as [HintKind, readonly string[]][]),
  ...(Object.entries(plainlyElsewhere) as [Concern, readonly string[]][]),
]

const matcher = /* @__PURE__ */ new Matcher<Meaning>()
let compiled = 0

/** Compiles the next list of phrases; false once there is none left. */
function compileMorePhrases(): boolean {
  const list = LISTS[compiled]
  if (!list) return false
  const [meaning, patterns] = list
  for (const pattern of patterns) matcher.add(compilePattern(pattern, NAMES), meaning)
  compiled += 1
  return true
}

/** All phrases, compiled on first use. */
export function phrases(): Matcher<Meaning> {
  while (compileMorePhrases());
  return matcher
}

/** Compiles all phrases in small steps, so that the first check blocks no one. */
export async function preparePhrases(pause: () => Promise<unknown>): Promise<void> {
  while (compileMorePhrases()) await pause()
}
