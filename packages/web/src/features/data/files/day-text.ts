import { dateAt } from '#kit/texts/more-dates.ts'

/** The local date of a moment, as text. */
export const dayText = (moment: Date) => dateAt(moment.getTime())

export { dateText } from '#kit/texts/more-dates.ts'
