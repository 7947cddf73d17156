/** The meaning of an understatement. */
export type Understated = 'rather good' | 'rather bad' | 'unclear'

const PHRASES: readonly (readonly [Understated, RegExp])[] = [
  [
    'rather good',
    /\b(?:not|isn't|wasn't|ain't|weren't) (?:(?:too|so|that|half|all|at all|the|a) )*(?:bad|terrible|awful|horrible|shabby|the worst|worst)\b/,
  ],
  ['rather good', /\b(?:can't|cannot|can not|couldn't|could not) (?:really )?complain\b/],
  ['rather good', /\b(?:couldn't|could not) have (?:asked|wished|hoped) for\b/],
  ['rather good', /\b(?:no|few) complaints\b|\bwent better than\b|\bnot half bad\b|\bdoing okay\b/],
  [
    'rather bad',
    /\b(?:not|isn't|wasn't|weren't|hasn't been|haven't been|not been) (?:(?:too|so|that|all|exactly|really|quite|particularly|very|my|the|a|at|feeling|doing|going) )*(?:great|good|best|ideal|fun|well|brilliant|easy|easiest|okay|ok|fine|right|myself)\b/,
  ],
  [
    'rather bad',
    /\b(?:bit|little|lot|rather) (?:too )?much\b|\btoo much (?:for me|to take|lately)\b/,
  ],
  [
    'rather bad',
    /\b(?:i've|i have|i'd|we've) (?:certainly |definitely )?(?:been|felt|had) better\b/,
  ],
  [
    'rather bad',
    /\bcould (?:have|be|have been|have gone|have felt|feel|go|do)(?: gone| been)? better\b/,
  ],
  [
    'rather bad',
    /\b(?:less than (?:ideal|great|thrilled)|nothing to write home about|not my (?:day|week|year))\b/,
  ],
  [
    'rather bad',
    /\b(?:seen better days|under the weather|not the easiest|one of those (?:days|weeks))\b/,
  ],
  [
    'unclear',
    /\bcould (?:be|have been|have gone) worse\b|\bi've had worse\b|\bmeh\b|\bthanks (?:a lot |so much )?for nothing\b|\bso-so\b|\bso so\b/,
  ],
  [
    'unclear',
    /\b(?:fine|okay|ok|alright|good|happy|all right) ?,? i (?:guess|suppose)\b|\bi (?:guess|suppose) (?:i'm |it's |it was |that's )?(?:fine|okay|ok|alright|good|happy)\b/,
  ],
  [
    'unclear',
    /\b(?:so done|hanging in there|getting by|getting through|surviving|same old|nothing special|it is what it is)\b/,
  ],
  [
    'unclear',
    /^(?:it|that|this|today|yesterday|work|school|everything|things|i'm|it's|i|all)(?: (?:was|is|am|were|are))? (?:fine|ok|okay|alright)(?: [.,!?]+)*$/,
  ],
]

/** Whether a sentence is an understatement, and its tone. */
export function understatementIn(plain: string): Understated | undefined {
  return PHRASES.find(([, phrase]) => phrase.test(plain))?.[0]
}
