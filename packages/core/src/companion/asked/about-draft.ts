import { PERIOD } from './period-words.ts'
import type { Plain } from './plain-form.ts'

export type OfDraft = 'summary' | 'draft'

/** The draft, or what was just said, as people call it. */
const IT = String.raw`(?:this(?: one)?|it|that(?: one)?|these|them|(?:my|the|this|that|today's) (?:\w+ ){0,2}?(?:draft|entry|page|text|piece|writing|writeup|paragraph|half|mess|thing|post|part|ramblings?|rambling)|what (?:i|i've|i have)(?: just)? (?:wrote|written|put|said|shared|typed)|(?:all of|the rest of) (?:this|it|that))`
const of = (...ways: readonly string[]) => ways.map((way) => new RegExp(way.replaceAll('IT', IT)))

/** A short version of it. */
const shorter = of(
  String.raw`^(?:summari[sz]e|sum up|condense|shorten|recap|abridge|abbreviate|trim|compress|distill|whittle|wittle|reduce) (?:down )?IT\b`,
  String.raw`^(?:sum|boil|whittle|wittle|cut|trim|get|put|turn|make|squeeze) IT (?:up$|down$|shorter$|(?:down |up )?(?:in|into|to) (?:a nutshell|a few|a couple|a line|one|two|three|\d|some))`,
  String.raw`^(?:give me |i (?:need|want|wanted) |i'd like |make (?:me )?|(?:can|could|may) i (?:get|have) |write |do |like )?(?:a |an |the |just |only )*(?:quick |really |very |super |one-line )*(?:short version|gist|tl;?dr|main points?|key points?|bullet points?|cliff ?notes(?: version)?|nutshell|abstract|mini version|short form|essence|shorter|summary|recap)(?: of IT| (?:from|version|like|to|in|what)\b.*| please)?$`,
  String.raw`^(?:tl;?dr|main points|bullet points|gist|summary)\b.*\bIT\b`,
  String.raw`^in (?:short|brief|a nutshell)\b`,
  String.raw`\bIT in (?:a nutshell|(?:one|two|three|a few|a couple of|a line or two|\d) ?(?:or \w+ )?(?:lines?|words?|sentences?)?)$`,
  String.raw`^(?:make|do|have) a (?:summary|recap|abstract|mini version) of IT`,
  String.raw`^shorter\b|^sum (?:it|this|that) up\b|^summari[sz]e$`,
  String.raw`^(?:i'd like |i want )?IT reduced\b`,
)

/** A reaction to it. */
const reaction = of(
  String.raw`^(?:reflect|react|respond|reply|comment)(?: back)?(?: (?:on|to|upon|about))? (?:IT\b|the (?:second|first|last) (?:half|part)|the foregoing|what i\b|the part\b)`,
  String.raw`^(?:reflect|react|respond|comment)(?: on it)?$|\bgo on,? say something$`,
  String.raw`^(?:read|look at|look over|go over|check out|(?:have|take|give it) a (?:look|read|glance)(?: (?:at|of|over))?) (?:IT$|(?:my|the|this|today's) (?:\w+ )?(?:draft|entry|page|text|thing|writing)\b|what (?:i|i've)\b)`,
  String.raw`^(?:have|take) a (?:look|read),?(?: \w+,)? (?:and |then )?tell me\b`,
  String.raw`^(?:done|see above|finished)?[,: ]*(?:hit me with )?(?:any |some |your |got any |more )*(?:thoughts|feedback|impressions|reactions?|comments)(?: (?:on|about) IT| here|, feelings.*)?$`,
  String.raw`\bwhat (?:do|did|would) you (?:think|make|reckon)(?: (?:of|about) IT\b.{0,20}| so far| then)?$`,
  String.raw`\btell me what you (?:think(?: (?:of|about) IT)?|make of IT)$`,
  String.raw`^what (?:are|would be) you(?:r|'re) (?:thoughts|impressions|feelings)(?: on| about| here)?`,
  String.raw`^(?:what|how) would you (?:say|respond|reply)(?: to| about)? (?:IT\b|someone who wrote)`,
  String.raw`\bcurious what you'd (?:say|think)\b|\b(?:know|hear) what you (?:think|make)(?: of IT| about IT)?$`,
  String.raw`^how (?:does|do) (?:it|this|that|the entry|my entry|my draft) (?:read|sound|come across|land)\b`,
  String.raw`^(?:give me |i'd (?:like|love) |(?:can|could|may) i (?:get|have) |let me have )(?:a |an |some |your |first |honest )*(?:thoughts?|take|reflections?|opinion|impressions?|feedback|honest opinion|reaction)\b(?: on IT.*| about IT.*)?$`,
  String.raw`\bi finished (?:writing|today's entry)\b.*(?:your turn|think)`,
  String.raw`\b(?:respond|reply) to (?:them|it|this|my draft|my entry|my page)$`,
  String.raw`\breacted to the entry\b|\b(?:a word or two|a few words) on (?:this|my|the) (?:entry|page|draft)`,
  String.raw`^does (?:any of )?(?:this|it|that|my (?:draft|entry)) (?:speak to you|make (?:any )?sense to you)`,
  String.raw`^(?:did you read|have you read) (?:my|the|this) (?:\w+ )?(?:draft|entry|page|text)\b|^say something about (?:IT)$`,
)

/** A page that is being written, by name. */
const PAGE = String.raw`(?:(?:this|my|the|today's) (?:\w+ )?(?:entry|draft|page|text|piece|writing)|what i(?:'ve| have)?(?: just)? (?:wrote|written))`
const REACT = String.raw`(?:think|thoughts?|feedback|opinion|react|reaction|respond|response|reply|reflect|reflection|impressions?|comment|notice|stands? out|strikes?|take on|pick up on)`
/** Any way to ask for a reaction to a page that is named. */
const loosely = [
  new RegExp(
    String.raw`^(?:what|how|any|your|give|tell|please|share|could|can|i'd|i want|offer|let me|do you|does|is there|reflect|react|respond|reply|comment|notice)\b.*\b${REACT}\b.*\b${PAGE}\b`,
  ),
  new RegExp(
    String.raw`^(?:in|about|on|from|looking at|after reading|having read) ${PAGE},? .*\b${REACT}\b`,
  ),
]
const SHORT = String.raw`(?:summary|short(?:er)? version|gist|tl;?dr|main points?|key points?|main takeaways?|key takeaways?|takeaways?|recap|bullet points?|one sentence|a nutshell|in short)`
const shortLoosely = [
  new RegExp(
    String.raw`^(?:give|what's|what are|make|write|list|put|can i|could i|may i|a|the|just|quick|short|i need|i want|i'd like|show|get|tell me|do)\b.*\b${SHORT}\b.*\b(?:${PAGE}|this|it|that|everything i (?:said|wrote))$`,
  ),
  new RegExp(
    String.raw`^(?:summari[sz]e|sum up|condense|shorten|recap|boil down|distill)\b.*\b(?:${PAGE}|all (?:this|that|of (?:this|that|it)))\b`,
  ),
]

/** What stands out in it. */
const standingOut = of(
  String.raw`^what (?:else )?(?:do|did|can|could|would) you (?:also )?(?:notice|spot|pick up on|see)(?: (?:in|about|from) IT\b.*| here| there| that i don't| in here)?$`,
  String.raw`\bwhat do you notice(?: there| here)?$|\bwhat you (?:see|notice) in (?:this|it|here|my)\b`,
  String.raw`^(?:do you|did you|you)? ?(?:notice|see|spot) (?:anything|something)(?: (?:else|odd|interesting|weird|strange|off|unusual|important))?(?: (?:in IT.*|here|there))?$`,
  String.raw`^is there anything (?:else )?you (?:notice|see)\b|^anything (?:in here|in this|here|that)\b.*(?:stands?|stood|jumps?|surprises?|strikes?)`,
  String.raw`^what (?:else )?(?:stands|jumps|sticks|leaps|stood|jumped) out\b|^what strikes you\b|^what (?:surprises|strikes|moves) you (?:in|about) IT`,
  String.raw`^(?:which|what) (?:line|sentence|word|part|paragraph|emotion|feeling)s? (?:\w+ )?(?:matters?|stands?|hits?|would you|comes? through|do you|says? the most|is the)\b`,
  String.raw`^(?:point (?:at|to|out)|show me|pick|pick out|pull out|spot|underline|highlight) (?:the|a|one|that) (?:(?:one|key|main|single|most important) )*(?:line|sentence)\b`,
  String.raw`\bshow me the line\b|\bone sentence that you'd\b`,
  String.raw`^what am i (?:not saying|not seeing|avoiding|missing|leaving out|hiding|really saying|dancing around)\b|^what (?:else )?have i left out\b|^what do i seem to be avoiding\b`,
  String.raw`^am i (?:avoiding|hiding|missing|dancing around|leaving out) (?:something|anything)(?: (?:in|here)\b.*)?$`,
  String.raw`^read between the lines\b|^what's (?:really )?(?:between the lines|hiding|underneath|under it|beneath|the elephant)\b`,
  String.raw`^what's (?:really )?going on (?:in|under|with) (?:this (?:entry|page|draft)|what i\b|my (?:draft|entry|page)|here)`,
  String.raw`^where does the \w+ (?:change|shift|turn) in (?:this|it|here|the|my)\b`,
  String.raw`^what (?:seems|do you think) (?:to )?matters? (?:to me )?(?:the )?most (?:here|in this|in it)\b`,
  String.raw`^(?:tell me )?what's bothering me from what i wrote$|^what's (?:the )?main thing(?: (?:here|in IT))?$`,
  String.raw`^what (?:patterns?|themes?|moods?|feelings?|emotions?) (?:do|did|can) you (?:see|notice|find|hear|spot) (?:(?:in|from) IT$|here$)`,
  String.raw`^what (?:keeps|kept) (?:coming|showing|popping|turning) up (?:in IT$|here$)`,
  String.raw`^is there (?:something|anything) i'm (?:missing|not seeing|avoiding)(?: in IT| here)?$`,
  String.raw`\bcan you spot it$|\bthe line that matters$`,
)

const asks = (ways: readonly RegExp[], { bare, text }: Plain) =>
  ways.some((way) => way.test(bare) || way.test(text))

/** What is wanted of a draft, or of what was just said. */
export function ofDraft(plain: Plain): OfDraft | undefined {
  if (PERIOD.test(plain.bare) && !/\b(?:page|entry|draft|text)\b/.test(plain.bare)) return undefined
  if ([standingOut, reaction, loosely].some((ways) => asks(ways, plain))) return 'draft'
  return asks(shorter, plain) || asks(shortLoosely, plain) ? 'summary' : undefined
}
