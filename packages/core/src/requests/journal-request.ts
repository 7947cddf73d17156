import { askedOrSensed, type Trained } from '#companion/index.ts'
import { plainText } from '#markdown/index.ts'
import { lately, type NamedDays } from './calendar-days.ts'
import { daysNamed, limitedToDays } from './days-named.ts'

/** A request about the journal: a summary of some days, or a question to Ask. */
export type JournalRequest =
  | { readonly kind: 'summary'; readonly days: NamedDays }
  | {
      readonly kind: 'question'
      readonly question: string
      /** The days that the question is limited to. */
      readonly days?: NamedDays | undefined
    }

/** Says where the chat may not read the journal, and what can. */
export const STAYS_ON_DEVICE =
  'Your entries stay on this device, and the chat doesn’t read them. To search them right here, use “Ask your journal.”'

const HOLIDAY = /\b(?:easter|christmas|thanksgiving|new year['’]?s?|ramadan|half term)\b/i

/**
 * The request about the journal that a message makes, if it makes one: by rules, and by what the
 * trained model makes of it, if that's known.
 */
export function journalRequest(
  message: string,
  today: string,
  sensed?: Trained['message'],
): JournalRequest | undefined {
  const text = plainText(message)
  const asked = askedOrSensed(text, sensed)
  if (asked === 'journal period' || asked === 'journal themes') {
    const days = daysNamed(text, today)
    // Its entries name it; the last month would answer something else.
    if (!days && HOLIDAY.test(text)) return { kind: 'question', question: text }
    return { kind: 'summary', days: days ?? lately(today) }
  }
  if (asked !== 'journal when' && asked !== 'journal list' && asked !== 'journal search')
    return undefined
  const limited = limitedToDays(text, today)
  return limited
    ? { kind: 'question', question: limited.rest, days: limited.days }
    : { kind: 'question', question: text }
}
