import type { Analysis } from '#analysis/index.ts'
import { ownFeelings, type Tone } from './tone.ts'

/** How carefully a text is to be met: lightness has to be earned. */
export type Weight = 'grave' | 'heavy' | 'light'

/** Loss, illness, violence, birth and its ends: no light word may meet these. */
const GRAVE =
  /\b(?:died|dies|dying|dead|(?<!to )death|funeral|(?:was|is|were|be) buried|burial|grave|hospice|mammogram|no heartbeat|passed away|cancer|tumou?r|chemo\w*|biops\w+|metasta\w+|terminal|leuk\w+|miscarr\w+|stillb\w+|abortion|widow\w*|grie[fv]\w*|mourn\w*|ashes|lump|dementia|alzheimer\w*|stroke|overdose\w*|raped?|assault\w*|abus\w+|(?:hit|hits|beat|beats|choked|slapped) me|put (?:him|her|\p{Lu}\p{L}+) (?:down|to sleep)|lost (?:the|our|my) (?:baby|child|son|daughter|mum|mom|dad|husband|wife))\b/iu

/** What a heavy text may hold even where it names no feeling. */
const WEIGHTY = [
  /\b(?:nobody|no one|noone|never|alone|lonely|without (?:him|her|them|you)|any ?more|used to|(?:ca|could|would|did|does|do|is|was|are|have|has|wo|had)n?['’]?t|cannot|not|nothing|mustn['’]t)\b/,
  /\b(?:cr(?:y|ied|ying)|sob\w*|tears?|bled|blood|bleeding|floor|hurts?|pain|vomit\w*|threw up|shak(?:e|ing)|panic\w*|hospital|doctor|scan|diagnos\w+|surgery|pregnan\w*)\b/,
  /\b(?:afraid|scared|fear\w*|terrif\w*|asham\w+|shame|guilt\w*|disgust\w*|pathetic|stupid|idiot|useless|worthless|failure|failed|fault|hate[sd]?|hating|sorry|wrong with me|humiliat\w*)\b/,
  /\b(?:tired|exhaust\w*|worn out|burn\w* out|sleep(?:less)?|slept|numb|empty|overwhelm\w*|drown\w*|stuck|hopeless|lost|miss(?:es|ed|ing)?|gone)\b/,
  /\b(?:left (?:me|us)|leav(?:e|es|ing) me|moved out|broke up|break ?up|divorc\w+|separat\w+|ex|affair|cheat\w*|replaced|ignor\w+|laugh\w* at|fired|sacked|redundan\w+|unemploy\w+|rejection|rejected|rent|debts?|overdraft|bailiff\w*|bills?|arrears|can['’]t afford|benefits|evict\w*)\b/,
  /\b(?:fight|fought|row|shout\w*|yell\w*|lied|lying|lie|liar|secret\w*|pretend\w*|drink(?:ing)?|drunk|sober|relaps\w*|binge\w*|shit|fuck\w*|worst|refused|passed over|fall|ambulance|awful|terrible|horrible|angry|furious|anger|rage|sad|worr\w+|anxi\w+|bullied|screenshot)\b/,
]

/** Denied, and yet good: `can't believe it`, `didn't hurt`. */
const GOOD_DENIALS =
  /(?:can|could)(?:no|n['’]?)t (?:believe|wait|stop (?:smiling|laughing|grinning))|(?:did|does|do)n['’]?t (?:hurt|mind)|not bad/g

const GLAD =
  /!{2,}|(?:!.*){2}|[:;]-?\)|❤|🎉|😊|😀|🥳|😄|\b(?:good things|best (?:day|morning|evening|night)|so happy|grateful|delighted|proud)\b/is

/** What a body does on good days too. */
const OF_THE_BODY = /^(?:cr[iy]|laugh|tired|sleepy|tear)/i

/** How much lies in a text; whatever is not plainly light is heavy. */
export function weightOf(text: string, analysis: Analysis, tone: Tone): Weight {
  if (GRAVE.test(text)) return tone === 'high' ? 'heavy' : 'grave'
  const own = ownFeelings(analysis)
  const isBad = own.some(({ valence, word }) => valence < -0.15 && !OF_THE_BODY.test(word))
  const lower = text.toLowerCase().replace(GOOD_DENIALS, '')
  const signs = WEIGHTY.reduce((sum, sign) => sum + (sign.test(lower) ? 1 : 0), 0)
  const isGlad = GLAD.test(text) || (/!/.test(text) && analysis.valence > 0.05)
  if (isBad || (tone === 'low' && !isGlad && own.length > 0)) return 'heavy'
  return signs > (isGlad ? 1 : 0) ? 'heavy' : 'light'
}

/** A day that is plainly good, by its signs or its words. */
export function isGlad({ text, weight, tone }: { text: string; weight: Weight; tone: Tone }) {
  return weight === 'light' && (tone === 'high' || GLAD.test(text) || /!/.test(text))
}
