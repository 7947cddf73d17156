import type { Analysis } from '#analysis/index.ts'
import { ownFeelings, type Tone } from './tone.ts'

/** How carefully to respond to a text: both gladness and care have to be justified. */
export type Weight = 'grave' | 'heavy' | 'light'

/** Loss, illness, violence, birth and its ends: a light reply would be wrong. */
const GRAVE =
  /\b(?:(?<!\b(?:phone|laptop|battery|line|car|engine|screen|computer|drop|plants?|trees?|wifi) (?:has |is |just )?)(?:died|dies|dying|dead)(?! (?:end|battery|line|on|tired|weight|good|leaves|quiet|silent|easy|wasps?|fl(?:y|ies)|moths?|spiders?|leaves|to (?:see|know|tell|go|try)|for a)\b)|(?<!to )death|funeral|(?:was|is|were|be) buried|burial|grave|hospice|mammogram|no heartbeat|passed away|cancer|tumou?r|chemo\w*|biops\w+|metasta\w+|terminal|leuk\w+|miscarr\w+|stillb\w+|abortion|widow\w*|grie[fv]\w*|mourn\w*|ashes|lump|dementia|alzheimer\w*|stroke|overdose\w*|raped?|assault\w*|abus\w+|(?:hit|hits|beat|beats|choked|slapped) me|put (?:him|her|\p{Lu}\p{L}+) (?:down|to sleep)|would have (?:been|turned) (?:his|her|their|our)|lost (?:the|our|my) (?:baby|child|son|daughter|mum|mom|dad|husband|wife))\b/iu

/** Each of these alone makes a text heavy. */
const HARD =
  /\b(?:alone|lonely|cr(?:y|ied|ying)|sob\w*|wept|weep\w*|bled|blood|bleeding|hurts?|pain|threw up|shaking|panic\w*|hospital|diagnos\w+|surgery|afraid|scared|fear\w*|terrif\w*|asham\w+|shame|guilt\w*|disgust\w*|pathetic|stupid|idiot|useless|worthless|failure|failed|fault|hate[sd]?|hating|wrong with me|humiliat\w*|exhaust\w*|tired|worn out|burn\w* out|numb|empty|overwhelm\w*|drown\w*|hopeless|left (?:me|us)|leav(?:e|es|ing) me|moved out|broke up|break ?up|divorc\w+|affair|cheat\w*|replaced|ignor\w+|laugh\w* at|fired|sacked|redundan\w+|unemploy\w+|rejection|rejected|declined|debts?|overdraft|bailiff\w*|arrears|can['’]t afford|evict\w*|fought|shout\w*|yell\w*|snapped|lied|lying|liar|pretend\w*|relaps\w*|binge\w*|fuck\w*|worst|refused|passed over|ambulance|awful|terrible|horrible|angry|furious|anger|rage|sad|worr\w+|anxi\w+|bullied|scream|(?:bad|rough|hard|shit|tough|crap|weird) (?:day|week|night|month|year|time|morning))\b/g

/** None of these makes a text heavy, but a text with two kinds of them isn't called good. */
const SIGNS = [
  /n['’]?t\b|\b(?:nobody|no one|noone|never|cannot|not|nothing)\b/,
  /\b(?:any ?more|used to|no longer|miss(?:es|ed|ing)?|gone|lost|still|last)\b/,
  /\b(?:floor|doctor|scan|bloods|results|pregnan\w*|sleep(?:less)?|slept|stuck|tears?|vomit\w*|sober)\b/,
  /\b(?:ex|fight|row|argu\w+|secret\w*|drink(?:ing)?|drunk|rent|bills?|sorry|worse|screenshot)\b/,
]

/** Negated: `didn't fight`, `wasn't even tired`, `no pain`. */
const DENIED = new RegExp(
  String.raw`(?:n['’]?t|\b(?:not|never|no|without))(?: \w+){0,2} (?=(${HARD.source}))\1`,
  'g',
)
/** Hard words used as idioms: `I died a thousand deaths`, `laughed till my ribs hurt`. */
const FIGURES =
  /\bdied? (?:a thousand deaths|(?:of|from|with) (?:\w+ ){0,2}(?:embarrassment|boredom|shame|laugh\w*|cringe|curiosity|joy|cold|heat)|laughing|inside)\b|\b(?:nearly|almost|practically|basically|could have|i would) died\b|\bdying (?:to|of|for|from)\b|\bdead (?:funny|simple|proud|chuffed|to the world)\b|\b(?:laughed|giggled) (?:so \w+ )?(?:until|till|that|so)[^.!?]{0,40}(?:hurts?|cried|cry\w*|pain)|\bmy (?:ribs|feet|legs|face|cheeks|sides|knees|thumbs?|arms|back) (?:\w+ )?hurts?\b|\bshaking (?:hands|(?:my|his|her|their) head)|\bstupid(?= \w+)(?! (?:for|of|and|but|to|because|in|about|that|i)\b)|\bempty(?= \w+)(?! (?:and|but|inside|now|again|without|since|in|today)\b)|\bblood (?:orange|pressure)|\b(?:crying|cry) (?:out loud|wolf|over spilt)|\bfired up\b|\btired of (?:hearing|the|this|that|my|all|people|being asked)|\bhates? (?:mondays|coriander|mushrooms|ironing|cardio|it when|how|hoover\w*)|\bworst (?:\w+ )?(?:haircut|coffee|film|movie|song|joke|sandwich|cake|tea|pun)/g

/** Hard words in good contexts: `can't wait`, `happy tears`. */
const GOOD_AFTER_ALL =
  /(?:good|happy) (?:crying|cry|tears)|(?:cried|tears) (?:with|from|of) (?:joy|laughing|laughter|happiness|relief)|(?:can|could)(?:no|n['’]?)t (?:believe|wait|stop (?:smiling|laughing|grinning))|(?:did|does|do)n['’]?t mind|not bad/g

const CHEERS = /!{2,}|(?:!.*){2}|[:;]-?\)|❤|🎉|😊|😀|🥳|😄/su
export const JOYS =
  /\b(?:good things|best (?:day|morning|evening|night|weekend|\w+ (?:of my life|ever|in (?:ages|years)))|(?:i|we|all|both) (?:\w+ ){0,2}laughed|sang|danced|grinning|hugged|celebrat\w*|lovely|wonderful|beautiful|delicious|perfect|passed\b(?! (?:over|away|out|by))|got (?:in\b|the job))\b/i
const TURNS =
  /\b(?:but|bad|until|except|though|although|yet|however|anyway|instead|only|if|would|could|without|wanted to|meant to)\b/i

/** Bodily reactions that also occur on good days, and weigh nothing. */
const OF_THE_BODY = /^(?:cr[iy]|laugh|tired|sleepy|tear|bor(?:ed|ing))/i

/** In a long text a single hard word doesn't count. */
const WORDS_FOR_ONE = 150

/** How heavy a text is. */
export function weightOf(text: string, analysis: Analysis, tone: Tone): Weight {
  if (GRAVE.test(text.replace(ANY_CASE_FIGURES, ''))) return tone === 'high' ? 'heavy' : 'grave'
  const own = ownFeelings(analysis)
  const isBad = own.some(({ valence, word }) => valence < -0.15 && !OF_THE_BODY.test(word))
  if (isBad && tone !== 'high') return 'heavy'
  const isBright = CHEERS.test(text) || JOYS.test(text) || tone === 'high'
  const usual = (isBright ? 1 : 0) + Math.floor(analysis.wordCount / WORDS_FOR_ONE)
  return hardWordsIn(text) > usual ? 'heavy' : 'light'
}

const ANY_CASE_FIGURES = new RegExp(FIGURES.source, 'gi')

/** Counts hard words that are meant literally. */
function hardWordsIn(text: string): number {
  const lower = text.toLowerCase().replace(FIGURES, '').replace(GOOD_AFTER_ALL, '')
  return new Set(lower.replace(DENIED, 'not').match(HARD)).size
}

interface Weighed {
  readonly text: string
  readonly weight: Weight
  readonly wry: boolean
  readonly analysis: Analysis
}

/** A plainly good day, by its signs or its words, that stays good to the end. */
export function isGlad({ text, weight, wry, analysis }: Weighed): boolean {
  if (weight !== 'light' || wry) return false
  if (CHEERS.test(text)) return true
  const lower = text.toLowerCase().replace(GOOD_AFTER_ALL, '').replace(DENIED, '')
  const bare = lower.replace(/(?:n['’]?t|\bnot)(?: \w+){1,3}/g, '')
  const signs = SIGNS.filter((sign) => sign.test(bare)).length + (bare === lower ? 0 : 1)
  const isDenied = analysis.feelings.some(({ whose, negated }) => whose === 'self' && negated)
  const isShaded = isDenied || TURNS.test(text) || signs > 1
  return (
    !isShaded && (JOYS.test(text) || ownFeelings(analysis).some(({ valence }) => valence > 0.3))
  )
}
