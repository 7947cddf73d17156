/** What may be said to the companion without asking it anything. */
export type SpokenTo =
  | 'complaint'
  | 'no questions'
  | 'plea'
  | 'alone'
  | 'telling'
  | 'apology'
  | 'thanks'

/**
 * Messages that address the companion instead of reflecting on a day, matched anywhere in a short
 * message. The first match counts.
 */
export const spokenToIt: readonly (readonly [SpokenTo, RegExp])[] = [
  [
    'no questions',
    /\b(?:stop asking|no more questions|(?:don['’]?t|do not) ask(?: me)?(?: any| more)|quit asking|enough questions|too many questions|(?:can['’]?t|cannot|don['’]?t want to|can not) (?:write|talk|say)(?: any(?: ?more)?| more)*(?: about (?:it|this|that))?)$|\b(?:stop asking|no more questions|enough (?:with the )?questions)\b/i,
  ],
  [
    'telling',
    /\b(?:(?:just |only )?(?:wanted|needed|had|have|need|want) to (?:tell|say it to|let) (?:someone|somebody|you|it out|this to someone)|no question|nothing to ask|just (?:venting|telling you|saying|needed to vent|need to vent)|get (?:it|this|that) off my chest|(?:don['’]?t|do not) need an answer)\b/i,
  ],
  [
    'complaint',
    /\byou (?:always|keep|never|only|just) (?:ask|say|tell|repeat|quote)\w*\b|\bi (?:just |already )+(?:told|said) (?:you|that|so)\b|\byou(?:['’]re| are|r)? (?:just |really |so |only |always )*(?:useless|stupid|wrong|not listening|annoying|no help|rubbish|repeating|keep (?:\w+ing|on)|don['’]?t (?:understand|get|listen|help|care)|do not (?:understand|get|listen|help)|never (?:listen|understand|answer)|sound like|aren['’]?t (?:listening|helping)|didn['’]?t (?:answer|listen|read)|miss(?:ed)? the point)|\b(?:it|this|that)(?:['’]?s| is|s) (?:really |just |so )?(?:not (?:helping|what i (?:said|meant|wrote))|useless|no help|unhelpful|pointless|wrong|(?:such )?an? (?:\w+ ){0,2}(?:thing to (?:ask|say)|question|answer|reply))|\b(?:does(?:n['’]?t| not)|did(?:n['’]?t| not)) help\b|\b(?:stop (?:quoting|it|repeating|that)|shut up|leave me alone|what a stupid)\b/i,
  ],
  [
    'apology',
    /^(?:oh |ok |okay |i['’]?m |im |i am )?(?:so |really |very )?(?:sorry|my bad|i apologi[sz]e)\b(?!.*\b(?:he|she|they|my (?:mum|mom|dad|wife|husband|sister|brother|boss))\b)/i,
  ],
  [
    'thanks',
    /^(?!.*\b(?:said|say|told|wrote|says)\b)(?:\w+ ){0,3}?(?:thanks?|thank you|thank u|thx|ty|cheers|much appreciated)\b(?! (?:god|goodness|heaven|the lord))|\bthat (?:actually |really |kind of |sort of )*(?:helped|helps|was helpful)\b|^that(?:['’]?s| was| is) (?:\w+ ){0,2}(?:good|great|nice|helpful|useful|fair|kind) (?:question|point|answer|thing to (?:ask|say))$/i,
  ],
  [
    'plea',
    /^(?:(?:oh|ok|okay|god|just|can|you|someone|please|pls|plz) )*(?:help(?: me)?(?: please)?|(?:can|could|will) (?:you|someone|somebody|anyone) (?:please )?help(?: me)?|please|i (?:just |really )*need (?:some )?(?:help|a hug|someone|somebody)(?: to talk to| now)?|hold me|hug me|talk to me|(?:say|tell me) something(?: nice| kind| good)?|be (?:nice|kind) to me|(?:please )?comfort me|cheer me up|(?:i )?need (?:some )?comfort(?:ing)?|make me feel better|tell me (?:it will|it['’]?ll|everything will) be (?:ok|okay|all right|alright|fine))$/i,
  ],
  [
    'alone',
    /^(?:\w+ ){0,2}?(?:i (?:don['’]?t|do not) have (?:anyone|anybody|any friends|someone)(?: else)?(?: to talk to| to tell| i can talk to)?|i(?:['’]ve| have) (?:got )?(?:no one|nobody|no friends)(?: to talk to| to tell| left| else)*|(?:no one|nobody|noone) (?:ever )?(?:cares|likes me|loves me|listens|understands(?: me)?|talks to me|wants me)(?: about me)?|there(?:['’]s| is) (?:no one|nobody)(?: to talk to| to tell| left)?|why does every(?:one|body) (?:always )?leave(?: me)?|every(?:one|body) (?:always )?(?:leaves|hates)(?: me)?|i(?:['’]m| am|m) (?:so |all |completely )*(?:alone|lonely))$/i,
  ],
]
