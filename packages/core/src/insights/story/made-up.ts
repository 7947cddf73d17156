/** A likeness says how something seemed, not what was. */
export const LIKENS =
  /\blike (?:an?|the|some|two|three|\w+ing)\b|\bas (?:if|though)\b|\b(?:was|were|is|are|felt|feels) (?:a|an) (?:[\w-]+ )?(?:funeral|prison|nightmare|circus|zoo|war ?zone|museum|tomb|hell|breath)\b/i

const MADE_UP =
  /\b(?:movies?|films?|songs?|lyrics?|chorus|(?<!my (?:\p{L}+ )?)(?:novels?|books?|poems?)|poetry|verse|episodes?|season finale|series|soap opera|netflix|podcast|the play|the musical|opera|headlines?|posters?|cartoons?|fairy ?tales?|the plot|character|video game|dream(?:t|ed|ing)|nightmares?)\b|\b(?:an?|the|this|that|same|\p{L}+ing|in (?:my|his|her)|bad|weird|strange|my) dreams?\b(?! (?:job|house|home|come|came|of)\b)(?<!was my dream|is my dream)/iu

/** Whether a sentence is about a film, a song, a book or a dream, or continues what one before was about. */
export function isInMadeUpStory(sentence: string, wasBefore: boolean): boolean {
  return MADE_UP.test(sentence) || wasBefore
}

const HEADS_PLANS =
  /^(?:to[- ]?dos?|(?:my |new )?(?:goals?|plans?|resolutions|bucket list|wish ?list|shopping|groceries|reminders?)(?: (?:for|list)\b[^.!?]{0,30})?|tomorrow|next week):?$/i

/** Whether a line is of a list of what is to be done. */
export function isPlanned(line: string, wasBefore: boolean): boolean {
  if (HEADS_PLANS.test(line)) return true
  return wasBefore && !/[.!?…]$|\bi\b/i.test(line)
}
