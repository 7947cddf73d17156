import type { Plain } from './plain-form.ts'

/** What may be said to the companion without asking it anything. */
export type SpokenTo =
  | 'complaint'
  | 'no questions'
  | 'plea'
  | 'alone'
  | 'telling'
  | 'apology'
  | 'thanks'

/** Of other people: then a message tells about them. */
const THIRD =
  /\b(?:he|she|they|him|her|them|his|their|mum|mom|dad|mother|father|wife|husband|sister|brother|boss|friend|doctor|teacher|nurse)\b/
const THANKS =
  /\b(?:thanks|thank (?:you|u)|cheers|much appreciated|(?:i )?appreciate (?:it|that|you|u|this)(?:,? really| a lot)?|obliged to you|i'm grateful for (?:this|you|that))\b(?!,? (?:god|goodness|heaven|(?:the )?lord|notes?\b|to (?:my|the|him|her|a|your)|for nothing|for (?!you|this|that|it\b|the (?:question|answer|summary|help|chat|reminder)|reading|listening|helping|finding|asking|not |being|everything|your|telling|letting|yesterday|saying|pointing)))/
const HELPED =
  /^(?:(?:wow|ok|okay|yes|yeah|well|actually|and)[, ]*)*(?:(?:that|this|it|you)(?:'s| was| is| has been|'ve been| really| actually| kind of| sort of)* (?:helped|helps|helpful|a (?:great |big |real )?help|exactly what i needed.*|spot on|a (?:really |very )?(?:good|great|nice|useful|fair|kind|helpful) (?:question|point|answer|reading.*|thing to (?:ask|say)))(?: me)?(?: a (?:bit|lot|little))?|(?:bravo,? )?(?:good|great|nice|lovely) (?:one|question|point|answer)(?:,? made me think)?|ta|merci.*good)$/
const IS_OPPOSITE =
  /\b(?:but|not|wrong|nothing|wasn't|isn't|didn't|doesn't|don't|stop|useless|no)\b/

/**
 * Messages that address the companion instead of reflecting on a day, in a short message. The first
 * match counts.
 */
const spokenToIt: readonly (readonly [SpokenTo, RegExp])[] = [
  [
    'no questions',
    /\b(?:stop asking|no more questions|(?:don't|do not) ask(?: me)?(?: any| more| questions?| stuff)|quit asking|enough questions|too many questions|(?:can't|cannot|don't want to|can not) (?:write|talk|say)(?: any(?: ?more)?| more)*(?: about (?:it|this|that))?)$|\b(?:stop asking|no more questions|no questions?(?:,? please)?$|enough (?:with )?(?:the |these |your )?questions|skip the question|(?:please )?don't ask me how|without being interviewed)\b|^(?:no,? )?don't ask$/,
  ],
  [
    'telling',
    /\b(?:(?:just |only )?(?:wanted|needed|had|have|need|want) to (?:tell (?:someone|somebody|you)$|say it to|let (?:it|this) out|get (?:it|this|that) (?:off my chest|out of my system)|(?:just )?vent)|nothing to ask|just (?:venting|ranting|telling you|needed to vent|need to vent)|get (?:it|this|that) off my chest|(?:don't|do not) need (?:an answer|a reply|a response)|no (?:reply|response|answer|question) (?:wanted|required|necessary|needed)|you don't (?:have|need) to (?:answer|reply|say anything|respond|do anything)|let's not analy[sz]e|not asking for (?:thoughts|advice|anything|feedback)|(?:isn't|not) for feedback|not after advice|wasn't asking for anything|doesn't need an answer|i only wanted to (?:say it|get that off))\b|^(?:please )?don't (?:reply|answer|respond|analy[sz]e)\b|^(?:just |big |quick )*(?:vent|venting|rant)(?: incoming)?\b|\bno question\b|\b(?:wanted|needed|had) to (?:just )?(?:tell|say it to|say (?:it|that|this) out loud to|have told it to|let) (?:someone|somebody|you|it out|this to someone)\b|^can i just talk\b|^leave this one be\b|^just say (?:that )?you heard\b/,
  ],
  [
    'complaint',
    /^(?:but |no,? |and )?you (?:always|keep|never|only|just|totally) (?:ask|say|tell|repeat|quot|ignor|miss)\w*\b|\byou keep (?:ask|say|tell|repeat|quot|ignor)ing\b|\bi (?:just |already )+(?:told|said) (?:you|that|so)\b|\byou(?:'re| are|r)? (?:just |really |so |only |always )*(?:useless|stupid|wrong|not listening|annoying|no help|rubbish|repeating|missing the point|keep (?:\w+ing|on)|don't (?:understand|get|listen|help|care)|do not (?:understand|get|listen|help)|never (?:listen|understand|answer)|sound like|aren't (?:listening|helping)|didn't (?:answer|listen|read)|miss(?:ed)? the point)|\b(?:it|this|that)(?:'?s| is|s) (?:really |just |so )?(?:not (?:helping|what i (?:said|meant|wrote|asked))|useless|no help|unhelpful|pointless|wrong$|(?:such )?an? (?:\w+ )?(?:stupid|silly|weird|odd|strange|dumb|bad|terrible|rude|unkind|cold|mean|cruel|useless|pointless|wrong) (?:thing to (?:ask|say)|question|answer|reply))|\b(?:does(?:n't| not)|did(?:n't| not)) help$|\b(?:stop (?:quoting|it$|repeating|that$|telling me)|shut up$|leave me alone$|what a stupid)\b|^you (?:asked|said) (?:me )?that already\b|\bput words in my mouth\b|^did you even read\b|\byou(?:'ve| have)? (?:mixed up|misunderstood|misread|got it wrong|picked the (?:wrong )?line)\b|\bi think you misunderstood\b|\bhas nothing to do with what i (?:said|wrote)\b|^thanks for nothing\b|\bthat's the (?:second|third|fourth) time you\b|^that (?:was|felt|sounded) (?:a bit |kind of |kinda |rather |really |so )*(?:cold|judgy|rude|harsh|mean|weird|dismissive|creepy|off)$|^no,? i (?:said|meant|wrote|passed)\b|^i (?:wasn't|was not) asking for comfort\b|^(?:that's|that was) an? (?:\w+ )?(?:stupid|silly|weird|odd|strange|dumb|terrible|rude|unkind|cold|mean|cruel) thing to (?:ask|say)\b|\bwrong end of the stick\b|^i didn't mean \w+,? i meant\b|\bi don't think that's fair to what i wrote\b|^wrong (?:date|day|person|year|name)\b/,
  ],
  [
    'plea',
    /^(?:(?:oh|ok|okay|god|just|can|could|would|will|you|someone|please|i want you to|i'd like you to)[, ]+)*(?:help(?: me)?(?: please)?|(?:can|could|will) (?:you|someone|somebody|anyone) (?:please )?help(?: me)?|please|i (?:just |really )*(?:need|want) (?:some )?(?:help|a hug|someone|somebody|a friend|company|kind words|comfort)(?: (?:to (?:talk to|be (?:nice|kind) to me|hold me|stay with me)|now|right now|for a (?:sec|minute|bit|moment)|please))*|hold me|hug me|(?:keep )?talk(?:ing)? to me(?: please)?|(?:say|tell me) something(?: nice| kind| good| comforting| encouraging)?|say (?:something |good things |nice things )(?:nice |kind |good )?(?:to me)?(?: for a (?:moment|minute|bit))?|(?:just )?say (?:that )?it'll (?:pass|be ok|be okay|be alright|be fine)|be (?:nice|kind|gentle) (?:to|with) me|be my friend(?: for .{1,20})?|(?:please )?comfort me|cheer me up|(?:i )?need (?:some )?comfort(?:ing)?|(?:a bit of|some) comfort(?: please)?|make me feel better|tell me (?:that )?(?:it will|it'll|it's going to|everything will|everything's going to|i'm going to|i'll|i'm) (?:be )?(?:ok|okay|all right|alright|fine|doing ok|doing okay|not alone|allowed to rest)(?: in this| even if.*)?|stay (?:with me|here)(?: please| for a .{1,10})?|don't leave(?: me| yet)?|don't go(?: yet)?|be here with me|sit with me|keep me company|give me (?:some )?(?:encouraging|kind|nice|comforting) words(?: for today)?|i just want my (?:mum|mom|mother|dad))$|\bi (?:just |only )want a (?:bit of comfort|hug)$|\bi don't want advice i want a hug$|\b(?:some )?nice words would go a long way\b|\bi need company more than answers\b|\bi just need (?:a calm voice|someone to (?:talk to|be nice to me))\b|\byou're the only one i can talk to\b/,
  ],
  [
    'alone',
    /^(?:\w+ ){0,2}?(?:i (?:don't|do not) have (?:anyone|anybody|any friends|someone)(?: else)?(?: to talk to| to tell| i can talk to)?|i(?:'ve| have|haven't) (?:got )?(?:no one|nobody|no friends|anyone)(?: to talk to| to tell| left| else)*|(?:no one|nobody|noone) (?:ever )?(?:cares|likes me|loves me|listens|understands(?: me)?|gets it|talks to me|wants me|'s here.*)(?: about me)?|there(?:'s| is) (?:no one|nobody)(?: to talk to| to tell| left)?|why does every(?:one|body) (?:always )?leave(?: me)?|every(?:one|body) (?:always )?(?:leaves|hates)(?: me)?|i(?:'m| am|m)? ?(?:feel(?:ing)? )?(?:so |all |very |really |completely )*(?:alone|lonely)(?: tonight| right now| today)?|(?:i )?feel(?:ing)? (?:so |very |really )*(?:alone|lonely)(?: in .{1,25}| tonight| right now)?|i don't want to be (?:alone|by myself|on my own)(?: right now| tonight)?)$|^i'm frightened and i don't want to be by myself$/,
  ],
]

/** Any way to ask for comfort, in a few words about oneself. */
const COMFORT =
  /^(?:(?:i|i'm|please|can|could|would|will|just|tell|say|be|stay|hold|give|sit|keep|need|want|comfort|hug|you|it|someone|somebody|help)\b.*)?\b(?:(?:a|some|your|one) hug|comfort me|cuddle|hold my hand|kind words?|some (?:kindness|comfort|reassurance)|reassur(?:e me|ance)|cheer me up|(?:say|tell me|need|hear|want) something (?:\w+ )?(?:nice|kind|good|gentle|comforting|soothing|sweet|encouraging)|(?:stay|be|sit) (?:here )?with me|keep me company|someone to (?:talk to|be with|hold me)|i can't (?:do this|cope|take it|take this|handle this|handle it)|(?:going to|gonna) be (?:ok|okay|alright|all right|fine)|it'll be (?:ok|okay|alright|all right|fine)|i'm (?:so |really |very )*(?:alone|lonely)|be (?:nice|kind|gentle) (?:to|with) me)(?: (?:anymore|any more|right now|tonight|today|please|now|for a (?:bit|minute|moment|second|while)))*$/
const COMFORT_FIRST =
  /^(?:please,? |(?:can|could|will) you )*comfort me,? (?:please,? )?i(?:'m| am| feel)\b/
/** Any way to say that no answer is wanted. */
const NO_ANSWER =
  /^(?:no|please|i|i'm|just|don't|you|only|not|this|it|that|nothing|let me)\b.*(?:\b(?:off my chest|out of my system|no need to (?:answer|reply|respond|say)|(?:don't|do not) (?:need|want) (?:a |an |any |your )*(?:reply|response|answer|advice|questions?|feedback|solutions?)|(?:don't|no need to) (?:say anything|reply|respond|comment|fix (?:it|this|me)|try to (?:fix|help))|not looking for (?:a |an |any )?(?:answers?|advice|questions?|reply|response|feedback|solutions?)|no (?:advice|comment|feedback)(?: please| needed)?)$|\b(?:let me (?:just )?(?:vent|rant|talk)|just (?:listen|let me (?:vent|talk|rant)|venting|ranting)|i(?:'m| am) (?:just |only )?(?:venting|ranting))\b)/
/** Any way to say that something was taken wrongly. */
const CORRECTED =
  /^(?:(?:no|nope|nah|wait|um|actually|sorry)[, ]+)*(?:that's|that is|this is|it's|that was) (?:not|n't) (?:what i (?:said|meant|wrote|asked)|what happened|it$|right$|true$|how i)|^(?:that|this) isn't (?:what i|right$|true$|it$)|\byou(?:'ve| have)? (?:got|took|taken) (?:it|that|this|me) (?:all |completely |the )?wrong\b|\b(?:not|isn't) (?:what|who) i (?:meant|said|wrote|asked)\b|^you (?:already|just) (?:said|asked|told me)\b|^(?:please )?stop saying\b/
const MAX_LOOSE_WORDS = 14

const APOLOGY =
  /^(?:(?:oh|ok|okay|well|no|whoops|i'm|im|i am|do|please|i)[, ]+)*(?:so |really |very )?(?:sorry|my bad|apologies|i apologi[sz]e|apologi[sz]e|forgive me|excuse me|owe you an apology|forgive an old)\b/
const SORRY_AT_END = /(?:,|\b) ?(?:i'm |so |really )*(?:sorry|forgive me|do forgive me)$/
const TO_IT =
  /\b(?:you|this|bot|page|novel|whin\w+|moan\w+|rambl\w*|complain\w*|rude|mean|repeat\w*|autocorrect|negative|spelling|circles|ignore that|wrong (?:window|page))\b/

/** What a short message says to the companion. */
export function saidToIt({ text, words }: Plain): SpokenTo | undefined {
  const bare = text.replace(/[,.:;]+\s*/g, ' ')
  const found = spokenToIt.find(([, pattern]) => pattern.test(bare) || pattern.test(text))?.[0]
  return found ?? saidLoosely(text, words)
}

function saidLoosely(text: string, words: number): SpokenTo | undefined {
  if (words > MAX_LOOSE_WORDS || THIRD.test(text)) return undefined
  if (NO_ANSWER.test(text)) return 'telling'
  if (COMFORT.test(text) || COMFORT_FIRST.test(text)) return 'plea'
  return CORRECTED.test(text) ? 'complaint' : undefined
}

/** Thanks or an apology, where a message asks for nothing. */
export function courtesyIn({ text }: Plain): SpokenTo | undefined {
  if (isThanks(text)) return 'thanks'
  return isApology(text) ? 'apology' : undefined
}

const MAX_BEFORE_THANKS = 60

function isThanks(text: string): boolean {
  if (HELPED.test(text) && !IS_OPPOSITE.test(text)) return true
  const at = THANKS.exec(text)?.index
  if (at === undefined || at > MAX_BEFORE_THANKS) return false
  if (/\b(?:said|say|told|wrote|says|no thanks?|no,? thank)\b/.test(text)) return false
  const rest = text.slice(at)
  return !/\bbut\b/.test(rest) && !/\bsorry i\b/.test(text) ? isAddressed(text, at) : false
}

/** Thanks come first, or after a few words that are about the answer. */
const isAddressed = (text: string, at: number) =>
  text.slice(0, at).split(' ').length <= 5 ||
  /\b(?:you|your|that|this|it|entry|question|answer|summary|reflection|line)\b/.test(
    text.slice(0, at),
  )

function isApology(text: string): boolean {
  if (THIRD.test(text)) return false
  return APOLOGY.test(text) || (SORRY_AT_END.test(text) && TO_IT.test(text))
}
