import { weekdayText } from '#kit/texts/dates.ts'

/** `Sun, Nov 15, 2026`, of a day. */
export const dayInWords = (localDate: string) => weekdayText(localDate)
