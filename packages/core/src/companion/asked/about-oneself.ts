import type { Plain } from './plain-form.ts'

export type OfOneself = 'question' | 'advice' | 'diagnosis' | 'judgement'

const THING = String.raw`(?:question|prompt|topic|idea|nudge|starting point|writing idea)s?`

const patterns: readonly (readonly [OfOneself, readonly RegExp[]])[] = [
  [
    'question',
    [
      new RegExp(
        String.raw`^(?:give|ask|send|throw|suggest|offer|pick|get|show|tell)(?: (?:me|us|an? \w+ \w+))? (?:a|an|another|one|some|the next|one of those|three|two|five|\d|a few|any)(?: \w+){0,3}? ${THING}\b`,
      ),
      new RegExp(
        String.raw`^(?:i(?:'d like|'d love| need| want)|(?:can|could|may) i (?:have|get)|got|have you got|do you have|are there|any|is there)(?: (?:a|an|another|any|some|one|one of those))?(?: \w+){0,2}? ${THING}\b(?!.*\b(?:about you|for you|you can)\b)`,
      ),
      new RegExp(
        String.raw`^(?:a|an|another|next|one more|got an?) (?:\w+ )?${THING}(?:,? (?:please|maybe))?$`,
      ),
      /^prompt me$|^what(?:'s| is| would be) a good (?:question|prompt|topic)\b/,
      /^(?:another|a different|one more|a new) one$/,
      /\bgive (?:me|us|an? \w+ \w+) something (?:to|i can) (?:write|think|chew|start|journal)\b|^something to (?:write|think) about\b/,
      /^(?:give|another|need|i need|i want|suggest|any|got|new|a new|a different|next|the next|send|offer|pick)\b.*\b(?:prompt|prompts|writing ideas?|journaling (?:idea|question)s?|question for (?:me|today|tonight)|topic to write|something to (?:write|journal))\b/,
      /^(?:please )?ask me (?:something|anything|one thing|about)\b|^interview me\b|^suggest (?:something|three|two|a few|some)\b.*\bwrite\b|^give me a nudge\b/,
      /^what (?:should|could|can|do|would|shall|might) i (?:even )?(?:write|journal)(?: about| down)?(?: today| tonight| here| now| then| when\b.*| if\b.*)?$/,
      /^what(?:'s| is| would be)(?: a| something)? (?:good (?:thing )?)?(?:worth writing|to write about|to begin with)\b/,
      /\b(?:don't know|no idea|not sure|idk) what to (?:write|journal)(?: about)?(?: today| tonight| help| here)*$/,
      /\bwhat (?:do|should|could) i (?:even )?write(?: about)?$|\bwhat else could i add$|\bwhat could the rest be about$/,
      /\b(?:blank page|mind's blank|mind is blank|writer's block|empty page)\b.*\b(?:help|ideas?|prompt|begin|start)?$/,
      /^(?:get|help) me (?:started|to start|begin|to begin)$|\b(?:give me )?something to start from$|\bbegin for me with a question\b/,
      /\bone good question to take\b|\ba question we could both answer\b|^you choose what we (?:talk|write)\b/,
    ],
  ],
  [
    'diagnosis',
    [
      /\b(?:am i|do i have|could i have|is this|is it|do you think i(?:'m| am| have)|have i got) (?:a |an |really |just |clinically )*(?:depress\w*|depression|anxiety|anxiety disorder|adhd|autis\w*|bipolar|burn(?:t|ed)? ?out|burnout|ptsd|ocd|bpd|a narcissist|narcissist\w*|sick|ill|normal|crazy|mad|mentally ill)\b(?! to | that | if )/,
    ],
  ],
  [
    'judgement',
    [
      /\b(?:am i (?:a |an |the |such a |being |too |so |just )*(?:bad|terrible|awful|horrible|selfish|good|wrong|right|stupid|weak|failure|monster|problem|overreacting|lazy|mean|unfair|asshole|fool|cruel|crazy|old|harsh|poor|coward|hypocrite|ungrateful|jealous|needy|dramatic|sensitive)\w*|(?:tell me|say|know) if i(?:'m| am| was| did| have)|is it my fault|was it my fault|did i do (?:wrong|right|the right thing|something wrong))\b/,
      /\bwas i (?:really |just |being )?(?:too |so |a |an )*(?:wrong|right|unfair|mean|harsh|stupid|selfish|rude|cruel|poor|bad|terrible|out of line|overreacting|unkind|foolish|naive|cold|hard on)\b/,
      /^(?:be (?:honest|frank)[,:]? )?did i (?:fail|overstep|overreact|go too far|let \w+ down|do enough)\b/,
      /^is it (?:normal|weird|wrong|bad|selfish|strange|crazy|terrible|awful|okay to feel|ok to feel) (?:to|that|if|of me|for me)\b|^is that normal$/,
      /^(?:who's|who is|who was) (?:in the )?(?:right|wrong)\b|^who's in the right\b/,
      /^(?:is )?(?:there )?something (?:wrong|off) (?:with|about) me\b|\bis there something (?:wrong|off) (?:with|about) me$/,
      /^(?:does|do) (?:this|that|it) make me (?:a |an )?\w+/,
      /^tell me i'm not (?:crazy|a |an |wrong|overreacting|the )/,
      /^do you think less of me\b|^do i sound like a \w+ to you\b|^rate how (?:bad|good)\b|^do you agree with (?:her|him|them)$/,
      /\bi'm a (?:bad|terrible|awful) \w+,? (?:aren't i|am i not|arent i)$|\bdo normal people\b/,
      /^would a (?:good|better|real) \w+ (?:have|be|do)\b|^(?:do|did) you (?:think|suppose) i was\b/,
    ],
  ],
  [
    'advice',
    [
      /(?:^|[,;] |\b(?:tonight|tomorrow|now|so|but|and) )(?:what (?:should|shall|do|can) (?:i|we) (?:do|say|tell)\b|what would you do\b|should i\b(?! (?:write|ask|do here))|shall i\b|ought i\b)/,
      /\b(?:tell me what to (?:do|say)|(?:any|some|your|need) advice|give me (?:some )?(?:advice|tips))\b(?! for (?:this|the) (?:app|page|entry))/,
      /^(?:decide|choose|figure out|work out)\b.*\b(?:how|what|whether|if|between)\b|^help me (?:decide|choose|figure|work out)\b/,
      /^how (?:(?:do|can|should|could|would|am) (?:i|we|you|people)|to) (?:(?:even|ever|just|best|supposed to|be supposed to|not|finally) )*(?:stop (?!the\b|getting\b|it sending)|fix (?:this|things|it)|deal|cope|get (?:over|through|past|out of|him|her|them|better)|tell (?:my|him|her|them|the|someone|people)|handle|be (?:a |an |more|less|happy|kind|okay|ok|there|better)|feel|sleep|move on|talk to|forgive|let go|say (?:no|goodbye|sorry|it|this)|ask (?:for|him|her|my|them)|break (?:it|up|the news)|act|calm|live|face|survive|explain|trust|choose|decide|end (?:it|things|this|a)|forget|stand up|respond to (?:him|her|them|my)|answer (?:him|her|them)|convince|help (?:him|her|them|my)|make (?:up|peace|friends|him|her|them|it up|time)|support|apologi[sz]e|know (?:if|when|whether)|fill)\b/,
      /^(?:do i|do we) \w+.*\bor\b(?! (?:what|something)$)/,
      /^do you think (?:i|we) should\b|^would you (?:go back|leave|tell|stay|call|forgive|take)\b|^is it better to\b/,
      /^what(?:'s| is) the (?:best|kindest|right|easiest|nicest) way to\b|^what helps with\b|^what would help\b/,
      /^(?:so )?what now$|^which way should i go$|^convince me to\b|^tell me (?:whether|if) (?:to|i should)\b|^i need to know what to do\b/,
      /\b(?:could do with|need|like) some (?:guidance|advice)\b|^what would you (?:advise|suggest|recommend)$/,
    ],
  ],
]

/** What a sentence asks about its writer, or for something to write about. */
export function ofOneself({ bare, text }: Plain): OfOneself | undefined {
  return patterns.find(([, ways]) => ways.some((way) => way.test(bare) || way.test(text)))?.[0]
}
