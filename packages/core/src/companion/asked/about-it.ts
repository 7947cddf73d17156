/** What may be asked of the companion itself. */
export type OfItself =
  | 'what are you'
  | 'are you a person'
  | 'how do you work'
  | 'what can you do'
  | 'name'
  | 'its feelings'
  | 'what do you see'
  | 'memory'
  | 'privacy'

/** Questions about the companion and about privacy; the first match counts. */
export const aboutIt: readonly (readonly [OfItself, RegExp])[] = [
  [
    'privacy',
    /\b(?:who (?:else )?(?:can |could |will |may )?(?:read|see)s? (?:this|it|my|what)|(?:can|could|will|would|does|do|might) (?:my|the|any|anyone|anybody|someone|somebody|people|strangers?|other people|he|she|they)(?: \w+){0,3}? (?:read|see|access|open|get hold of|look at|find)\b.{0,60}?\b(?:this|it|my|what i|here|chat|password)\b|is (?:this|it|what i write|what i write here|my (?:journal|diary|data)|the conversation|anything i (?:say|write)|everything i (?:say|write))\b.{0,30}\b(?:private|safe|secret|secure|confidential|encrypted|shared|stored|passed on|anonymous)|how (?:private|safe|secure|secret) is (?:this|it|my)|(?:can|will|could) you keep (?:a |my |this )?secrets?|(?:will|would|won't) (?:you )?(?:tell|repeat that to|repeat this to) (?:anyone|anybody|someone|my \w+)|(?:don't|do not|won't) tell any(?:one|body)|where (?:does|do|is|are) (?:this|it all|it stored|it kept|it saved|my words|my data|my entries|what i write|what i tell)|where do you (?:keep|store|save)|(?:which|what) country are my|are you (?:recording|storing|spying|sharing)|(?:do|will|can) you (?:report|share|sell|send|store|record|keep|save) (?:my|our|the|what i(?:'ve)?|what people|this|any of this|everything|copies)\b(?! in mind)|do you use what i|is (?:there )?(?:any )?(?:privacy|encryption)\b|^(?:is|are|how) .{0,40}\b(?:encrypted|confidential|anonymous)|^(?:can|could|do|does|will|would|is|are|what if) .{0,30}\b(?:hackers?|police|government|employees|parents|company|companies|advertisers|admins?|strangers) .{0,30}\b(?:read|see|access|get|have|know)|(?:share|sell|send) my (?:data|words|entries)|what data do you|do my (?:words|entries) (?:leave|stay)|(?:does|do|did) (?:this|that|it) get (?:logged|sent|stored|saved|shared)|are my (?:words|entries|messages) (?:\w+ )?(?:kept|stored|sent|read|shared|analy[sz]ed|used|encrypted)|without anyone (?:finding out|knowing)|any chance of this leaking|third part(?:y|ies))\b/,
  ],
  [
    'are you a person',
    /\bare you (?:(?:a|an|even|really|actually|just|like) )*(?:real|human|person|someone|alive|robot|bot|machine|computer|program|ai|a\.i|therapist|doctor|god)\b|\b(?:are you|do you|will you) judg(?:e|ing)\b|\bis (?:this|there|it) (?:thing )?(?:just )?(?:a )?(?:human|person|real person|robot|bot|someone there|anybody there|anyone there|someone|somebody|me and a computer)\b|\bam i (?:talking|speaking|writing) to (?:a|an)\b|\byou(?:'?re| are) (?:not|only|just|a) (?:a |an |even |really )*(?:real|person|human|robot|bot|machine|program|computer)\b/,
  ],
  [
    'what are you',
    /\b(?:what|who) (?:are|r) you(?:,? (?:exactly|anyway|even|really))?$|\bwhat (?:on earth|exactly|even) (?:are you|you are)\b|\bwhat(?:'s| is| exactly is) this (?:thing|assistant|companion|chat)\b|\b(?:chat ?gpt|gpt|openai|claude|llm|language model)\b|\bwho (?:made|built|wrote|programmed|created) you\b|\bwere you programmed\b|\bare you the same (?:thing|program|one)\b/,
  ],
  ['name', /\b(?:what(?:'s| is) your name|do you have a name|what (?:should|can|do) i call you)\b/],
  [
    'how do you work',
    /\bhow (?:do|does) (?:you|this) work\b|\bhow (?:were|are) you made\b|\bhow (?:did|do) you (?:choose|pick|decide|know|come up|figure)\b|\bwhat happens in you\b|\bdo you (?:use the internet|speak other|say that to everyone|talk to other)\b|\bpattern matching\b/,
  ],
  [
    'what can you do',
    /^what (?:can|do|else can) you (?:actually )?do(?: for me| here)?$|\bhow can you help\b|\bwhat (?:should|can) i (?:do|ask)(?: you)? here\b|\bwhat are you (?:for|good for)\b|\bwhat's this chat for\b/,
  ],
  [
    'what do you see',
    /\b(?:can|do|could|did|have) you (?:see|read|look at|access|seen|hear)\b.*\b(?:entr|journal|other|past|old|draft|page|everything|diary|photos?|along|whole thing|typing)|^what (?:can|do) you (?:see|read|know)(?: of me| about me| of mine)?$|\bhow much of my journal do you\b/,
  ],
  [
    'memory',
    /\b(?:do|can|will|did) you (?:still )?(?:remember|recall|forget)\b|\bdo you know (?:me|who i am|anything about me)\b|\bhow long do you keep\b/,
  ],
  [
    'its feelings',
    /\b(?:how are you|how(?:'s| is) your day|do you (?:ever )?(?:feel|have (?:any )?feelings|like me|love me|care(?! if)|get (?:bored|tired|lonely|sick)|understand|sleep|dream)|can you (?:feel|tell when i'm|understand)|are you (?:happy|sad|lonely|bored|tired)|are you (?:ok|okay)$)\b/,
  ],
]
