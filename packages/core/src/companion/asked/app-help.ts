/** Parts of the product that a question about it names. */
const PART = String.raw`(?:entr(?:y|ies)|pages?|what i (?:wrote|typed|deleted)|everything i wrote|journals?|diary|account|passwords?|e-?mail|reminders?|notifications?|premium|subscription|plan|billing|payments?|credit card|card|theme|dark mode|fonts?|letters|text size|text|language|time zone|timezone|photos?|pictures?|pdf|backups?|back-?up|data|drafts?|username|settings?|preferences|assistant|app|devices?|offline|android|iphone|ios|ipad|templates?|tags?|streaks?|save button|search(?: button)?|button|screen|recovery code|code|prompts?|day one|everything|answers|you)`
const ACT = String.raw`(?:delete|remove|erase|export|import|change|switch|set|set up|cancel|stop|turn|turn off|turn on|disable|enable|rename|move|hide|print|back up|backup|save|add|upload|attach|log|log in|log out|sign|sign out|sign in|reset|recover|restore|undo|find|install|sync|upgrade|downgrade|edit|make|download|start|pick|search|get back|bring back|get rid of|be rid of|lock|merge|copy|share|use|have|update|see)`

/** Questions about how to do something in the product. */
export const appHelp: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:how (?:do|can|could|would|should) (?:i|we|you|one)|how to|where (?:do|can|could) i|is there (?:a |an |any |some )?(?:way|button|option|setting|possibility)(?: for me)? to|can i|could i|am i able to) (?!have (?:one|a|an|some)\b)${ACT} (?:\w+ ){0,4}?${PART}\b`,
  ),
  /^where(?:'s| is| are| has| did| have) (?:the|my) (?:\w+ ){0,2}?(?:button|settings?|menu|search|drafts?|entries|preferences|app|backup)\b/,
  /^(?:delete|erase|remove|export|download|back ?up|import|print) (?:all )?(?:of )?(?:my|the) (?:entries|entry|account|data|journal|everything)\b/,
  /^(?:download|export|back ?up) (?:all|everything)\b/,
  /^(?:update|change|cancel|reset|turn (?:on|off)|switch (?:on|off)) (?:my|the) (?:\w+ )?(?:credit card|card|password|e-?mail|time zone|timezone|language|theme|font|reminders?|notifications?|subscription|plan|username|settings?|dark mode|name)\b/,
  /^(?:how much (?:does|is)|what does) (?:premium|the (?:premium|subscription|annual|monthly|yearly)|a subscription|it cost)\b/,
  /^is there (?:an? )?(?:android|ios|iphone|desktop|mobile|dark mode|web|free)\b/,
  /^(?:the |this |my )?app (?:keeps |is |won't |just )?(?:crash|freez|slow|open|load|clos)/,
  /^my (?:draft|entry|entries|page|photos?) (?:disappeared|vanished|is gone|are gone|got deleted|won't save)\b/,
  /^(?:make|change) (?:the|my) (?:letters|font|text|type|screen) (?:bigger|larger|smaller|darker)\b/,
  /^(?:can|could|will|does|would) (?:it|this|this thing|the app|daywell) (?:also )?(?:ping|remind|nudge|notify|buzz|alert) me\b/,
  /^(?:ping|remind|nudge|notify|buzz) me (?:\w+ ){0,3}?(?:at|every|each|daily|in the)\b/,
  /^sign me out\b|^log me out\b/,
  /^(?:how|where|can|could|is there|does|do i|why (?:can't|won't|doesn't|is)|what happens|i (?:want|need|'d like) to)\b.*\b(?:export|import|back ?ups?|passwords?|subscription|reminders?|notifications?|dark mode|font|time ?zone|settings|preferences|pdf|sync|log (?:in|out)|sign (?:in|out)|my account|billing|refund|premium|upgrade|recovery code|templates?|tags|word count|photos?)\b/,
  /\bsave button is (?:gray|grey|gone)\b|\b(?:get|want) a pdf of\b/,
]

/** What a question about the product is about, where a closer answer is known. */
export type HelpTopic = 'deleting' | 'bringing back' | 'exporting' | 'reminders'

const topics: readonly (readonly [HelpTopic, RegExp])[] = [
  [
    'bringing back',
    /\b(?:get|bring|gets)\b.{0,30}\bback\b|\b(?:restore|recover|undelete)\b|\bby mistake\b/,
  ],
  ['exporting', /\b(?:export|download|print|printing|pdf|back ?up|backups?)\b/],
  ['reminders', /\b(?:remind(?:er|ers)?|ping|nudge|notify|notifications?|buzz|alert)\b/],
  [
    'deleting',
    /\b(?:delete|erase|remove|get rid of)\b.*\b(?:entry|entries|pages?|what i (?:wrote|typed)|day)\b/,
  ],
]

export const helpTopicOf = (message: string): HelpTopic | undefined =>
  topics.find(([, pattern]) => pattern.test(message.toLowerCase()))?.[0]
