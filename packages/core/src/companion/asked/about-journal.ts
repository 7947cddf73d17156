import { PERIOD } from './period-words.ts'
import type { Plain } from './plain-form.ts'

/** What is wanted of the journal: a summary of some days or of late, a day, a list, or a fact. */
export type OfJournal = 'period' | 'themes' | 'when' | 'list' | 'search'

const OWN = /\b(?:i|i'd|i've|i'm|me|my|mine|myself|we|we've|our|ours|us)\b/
const TO_IT = /\b(?:you|your|yours|yourself)\b/
/** Asked of oneself, not of a journal. */
const RHETORICAL =
  /\b(?:wrong|deserve|supposed to|have to|need to|going to(?! (?:the|a|my|our)\b)|ever do to|even|become|end up|come to this|get here|got here)\b/
/** `What I did to her isn’t simple`, `What happened is that`, `What a Saturday`. */
const TELLING =
  /^(?:what|how) (?:an?|(?:i|we|he|she|it|they|you|happened)\b.* (?:is|was|isn't|wasn't|were|weren't)|happened (?:is|was))\b/
const EACH_PERIOD = new RegExp(PERIOD, 'g')

const whenAsked: readonly RegExp[] = [
  /^when (?:did|was|were|have|had) (?:\w+ ){0,2}(?:i|we|my|our)\b/,
  /^when (?:did|was|were|had)\b.*\b(?:me|my|i|we|our|us|last|first)\b/,
  /^when(?: was|'s| is) (?:the |it )?(?:last|first|previous|that)\b/,
  /\bwhen did (?:i|we) (?:last|first)\b/,
  /^when (?:i|we) (?:last|first)\b/,
  /^how long (?:has it (?:really )?been|is it|was it|ago|since)\b.*\b(?:i|we|my|our|since|ago)\b/,
  /^how long (?:since|ago)\b/,
  /^how many (?:days|weeks|months|years) (?:have passed |has it been |is it |ago |since )/,
  /^(?:on )?(?:what|which) (?:day|date|year|month|week) (?:did|was|were|had)\b/,
  /^(?:the )?(?:last|first) time (?:i|we)\b.*\bwhen was (?:that|it)$/,
  /\b(?:which|what) (?:day|date|year) was (?:it|that)$/,
  /^since (?:when|what day) (?:have|did|am)\b/,
  /^(?:see|look up|find|tell me) when (?:i|we)\b/,
]
const nounsOfWhen: readonly RegExp[] = [
  /^(?:the )?(?:last|first|previous) time (?:i|we)\b/,
  /^(?:the )?(?:date|day) of (?:my|our)\b/,
]

const listed: readonly RegExp[] = [
  /^(?:list|name|count|gather|collect|find|show|pull up|give|get)(?: me)? (?:out )?(?:a list of |the list of )?(?:all|every|each)\b.*\b(?:i|i've|my|we|me|entries|days|times)\b/,
  /^list (?:out )?(?:my|the)\b.*\b(?:i|i've|my|we|entries|days|times|people|books|places|movies|films|dreams)\b/,
  /^(?:show|give|find|list|get)(?: me)? (?:the |my )?(?:days|dates|times|entries|people|places|books|movies|films|dreams)\b/,
  /^list (?:out )?(?:everyone|everybody|everything|everywhere) (?:i|i've|we|that)\b/,
  /^list (?:out )?(?:all )?my(?: [\w']+){1,3}$/,
  /^count (?:up )?(?:the|my|how many) (?:days|times|nights|entries)\b/,
  /^(?:make|write|give)(?: me)? a list of\b.*\b(?:i|i've|my|we|our)\b/,
  /^how many (?:\w+ ){1,3}?(?:have|did|do|has|was|were) (?:i|we)\b/,
  /^how many (?:times|days|entries|dates|nights|mornings)\b.*\b(?:i|we|my|there|me)\b/,
  /^how often (?:do|did|have|was|were) (?:i|we)\b/,
  /^(?:which|what) (?:days|entries|nights|dates) (?:did|do|have|has|was|were|are|mention|talk)\b/,
  /^(?:all|every) (?:of )?(?:my |the )?(?:single )?(?:entries|days|times|dreams?|entry|places?|things?)\b.*\b(?:i|i've|my|where|with|about|from|wrote|written)\b/,
  /^everything (?:i've|i have|i) (?:ever )?(?:said|written|wrote|noted)\b/,
  /^(?:the )?(?:total )?number of (?:times|days|entries)\b/,
  /^names of every(?:one|body) (?:i|we)\b/,
  /\blist (?:them|em|'em)(?: all)?$/,
]

const late: readonly RegExp[] = [
  /^what (?:have i|have i actually|have i really|am i always|do i always|do i keep|did i keep) (?:been )?(?:actually )?(?:writing|thinking|talking|going|worrying|complaining|moaning|chewing|obsessing|coming back|(?:on|worried|anxious|stressed|upset|angry|happy|excited) about)\b/,
  /^what (?:topics?|subjects?|people|names) (?:come|comes|came|keep|keeps|show|pop|do i (?:mention|write))\b/,
  /^what(?: else)? (?:keeps|kept) (?:coming|popping|showing|turning|repeating)\b/,
  /^(?:what's|what has) been (?:on my mind|bugging me|bothering me|weighing on me|going on with me)\b/,
  /\bwhat's been (?:bugging|bothering) me\b/,
  /^(?:what|which|any|are there|do you see|see|show me|find)\b.*\b(?:patterns?|themes?|trends?|moods?)\b/,
  /^how(?:'s| is| has|'ve) my (?:mood|mind|head|sleep|energy) (?:been|doing|lately)\b/,
  /^how (?:have|'ve) i been(?: doing| feeling)?(?: lately| recently| these days| of late| overall)?$/,
  /^(?:big picture, |overall, |in general, )?how am i (?:doing|feeling)(?: lately| recently| these days| overall| in general)?$/,
  /^(?:what|who) do i (?:write|complain|worry|talk|moan|think|mention)(?: about)? (?:the )?(?:most|about (?:the )?most|most often)\b/,
  /^what do i (?:(?:seem to|mostly|always) )?(?:write|complain|worry) about\b/,
  /^do i (?:write|talk|seem|sound|mention)\b.*\b(?:lately|recently|these days|nowadays|of late)$/,
  /^has \w+ been a theme\b/,
  /\b(?:what|who|how|notice|see)\b.*\b(?:in|across|at|from|of) (?:all )?my (?:recent |last )?(?:entries|journal|writing|pages|diary)\b/,
  /^have my (?:entries|pages) been\b/,
  /^does anything keep coming (?:back|up)\b/,
  /^am i repeating myself in here$/,
]

const summed: readonly RegExp[] = [
  /^(?:summari[sz]e|sum up|recap|review|look back (?:at|on|over)|go (?:over|through)|walk me through|take me through|run (?:me )?through|wrap up|catch me up (?:on|with))\b/,
  /^(?:give me |show me |i(?:'d like| want| need) |(?:can|could|may) i (?:have|get) )?(?:a |an |the |some |just |quick |short |my )*(?:summary|recap|tl;?dr|overview|review|rundown|highlights|look back|wrap[- ]?up)\b/,
  /^(?:give me|tell me about|tell me how|show me|remind me of|remind me what)\b.*/,
  /^how (?:was|were|did|has) (?:my|the|this|last|i|we|things|it|\w+)\b/,
  /^how'd\b/,
  /^what (?:happened|went on|was happening|was going on|kind of)\b/,
  /^what(?:'s| has) been (?:going on|happening)\b/,
  /^what (?:was|were) .* like(?: for me)?$/,
  /^what did (?:i|the rest of my week|my week) (?:do|write|get up to|look like|note)\b/,
  /^what have i (?:done|written|been doing|been up to)\b/,
  /^(?:my|last|this|past|the past) (?:week|month|year|weekend)(?:'s)?(?: in)?(?: highlights| recap| summary| review|,? briefly)?$/,
  /^(?:weekly|monthly|yearly|annual) (?:recap|summary|review|wrap[- ]?up|highlights)\b/,
]
const OF_TOPIC =
  /\b(?:about|with|mention\w*) (?!me\b|it\b|(?:this|last|my|the) (?:week|month|year))/

const facts: readonly RegExp[] = [
  /^(?:what|where|who|which|whose|how|how much) (?:\w+ )?(?:did|was|were|had|made|taught|gave|told)\b/,
  /^(?:what|where|who|which) (?:\w+ ){1,3}(?:did|was|were|had) (?:i|we|my)\b/,
]
const searched: readonly RegExp[] = [
  /^(?:find|look up|look for|search for|search|look through|dig up|pull up|show me) (?:the |my |that |an? )?(?:entry|entries|journal|diary|thoughts|notes?|day|page|pages)\b.*\b(?:i|my|we|about|on|for|where|with|from)\b/,
  /^(?:find|look up|show me|pull up) what (?:i|i've) (?:wrote|written|said|noted)\b/,
  /^what did i (?:\w+ )?(?:write|say|note|put|call|promise|think|decide)\b/,
  /^(?:did|have) i (?:ever )?(?:say|said|write|written|wrote|mention|mentioned|note|noted)\b/,
  /^is there (?:anything|an entry|another entry|something) (?:in (?:my|the) (?:journal|diary|entries) )?(?:about|on|that|with|where)\b/,
  /\b(?:what|which|where|who|whose|name)\b.*\b(?:i (?:know i )?wrote (?:it|that) down|i wrote down|i know i wrote it|i wrote it (?:down|after))\b/,
  /\bdid i (?:put|write) it down\b/,
  /^why did (?:i|we)\b.*\b(?:again|in the end)$/,
]

/** Shorter ones (`What did I do?`) are asked of oneself. */
const MIN_FACT_WORDS = 5

const some = (ways: readonly RegExp[], text: string) => ways.some((way) => way.test(text))

/** What a sentence asks of the journal. */
export function ofJournal(plain: Plain): OfJournal | undefined {
  const { bare, text, isQuestion } = plain
  if (isToIt(text) || (!isQuestion && TELLING.test(bare))) return undefined
  if (some(late, bare)) return 'themes'
  if (some(listed, bare) && !RHETORICAL.test(bare)) return 'list'
  if (isPeriod(bare)) return 'period'
  if (isWhen(bare, isQuestion)) return 'when'
  return isFact(plain) ? 'search' : undefined
}

const isToIt = (text: string) =>
  TO_IT.test(text.replace(/^(?:\w+,? ){0,2}?(?:can|could|would|will|do) you\b|\byou see\b/, ''))

function isPeriod(bare: string): boolean {
  if (!PERIOD.test(bare) || OF_TOPIC.test(bare)) return false
  return some(summed, bare) || (ASKS_WHAT.test(bare) && isOfNothingElse(bare))
}

const ASKS_WHAT = /^(?:what|what's|how|how's|how'd|tell me|show me|give me|read me)\b/
const GENERAL = new Set(
  "what what's how how's how'd did do does was were is are has have had been being be i i've my me we us our the a an of in on at for to from until till through so far up like look looked go went going gone happening happen happened spend spent feel felt write wrote written writing doing done get got time times things thing everything kind much all and this that it with most main highlights best worst part whole entire rest last past previous first tell show give read about as days day week weeks month months year years weekend overall generally mostly".split(
    ' ',
  ),
)

/** Whether nothing is named but the time and what anyone does in it. */
const isOfNothingElse = (bare: string) =>
  bare
    .replaceAll(EACH_PERIOD, ' ')
    .split(/[\s,]+/)
    .every((word) => word === '' || GENERAL.has(word) || /^\d+(?:st|nd|rd|th)?$/.test(word))

const isWhen = (bare: string, isQuestion: boolean) =>
  !RHETORICAL.test(bare) && (some(whenAsked, bare) || (isQuestion && some(nounsOfWhen, bare)))

function isFact({ bare, words }: Plain): boolean {
  if (some(searched, bare)) return true
  return some(facts, bare) && words >= MIN_FACT_WORDS && OWN.test(bare) && !RHETORICAL.test(bare)
}
