import { dateAt } from '#kit/texts/dates.ts'

/** The local date of a moment, as text. */
export const dayText = (moment: Date) => dateAt(moment.getTime())

export { dateText } from '#kit/texts/dates.ts'
