/** Things of any day: `my phone died` and `I gave up on the puzzle` change no life. */
const THINGS =
  'phone|battery|laptop|computer|tablet|printer|charger|wi-?fi|internet|app|website|newsletter|subscription|account|password|cookies?|movie|film|game|match|tv|episode|plants?|flowers?|bulb|engine|fridge|oven|couch|sofa|bed|beds|bath|shower|tub|pool|chairs?|pillow|blanket|aisle|lane|queue|line|traffic|highway|bus|train|tram|taxi|cab|trash|garbage|rubbish|recycling|milk|leftovers|food|soup|pizza|coffee|tea|lunch|dinner|breakfast|supper|dessert|cake|chocolate|ice cream|bread|yogh?urt|sandwich|salad|noodles|salt|snacks?|ramen|nap|laundry|dishes|puzzle|crossword|keys|umbrella|wallet|glasses|ticket|conversation|agenda|budget|report|filing|chapter|page|dentist|dental|haircut|flu shot|weather|sale|mats?|goodnight|good ?night|good ?bye|the kids|forehead|cheek'
/** Near enough to be what it happens to, or what it is done with. */
const REACH_CHARS = 28
const SUBJECT = new RegExp(`\\b(?:${THINGS})(?: (?:just|is|was|has|had|went|finally))?\\s+$`)
const OBJECT = new RegExp(
  `^(?:(?![,;.]| (?:and|but|so|because|while|when|over|at|by|in|from|about|after|before|during) | on (?:his|her|their) ).)*?\\b(?:${THINGS})\\b`,
)

const LONG_AGO =
  /\b(?:in|since|of) (?:19\d\d|20[01]\d)\b|\b(?:years|decades) ago\b|\bas a (?:kid|child|girl|boy)\b|\bwhen i was (?:little|young|small|\w+teen|\d+|a (?:kid|child|girl|boy))\b/i
const EACH_TIME_OR_NEWS =
  /\bin the (?:news|papers?)\b|\bon (?:tv|the radio)\b|\b(?:every|each) (?:year|time)\b/i

/** Whether a sentence is of another time of a life. */
export const isLongAgo = (sentence: string) => LONG_AGO.test(sentence)

/** Whether what happens at a place of a sentence is of everyday things, or not of these days. */
export function isEveryday(sentence: string, { start, end }: { start: number; end: number }) {
  if (isLongAgo(sentence) || EACH_TIME_OR_NEWS.test(sentence)) return true
  const reached = sentence.slice(start, end + REACH_CHARS)
  return SUBJECT.test(sentence.slice(0, start)) || OBJECT.test(reached)
}
