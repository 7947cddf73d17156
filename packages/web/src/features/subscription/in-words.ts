import { dateAt } from '#kit/texts/more-dates.ts'

/** The locale of the surrounding texts: one language per sentence. */
const LANGUAGE = 'en-US'

export const dayInWords = (instant: string | Date) => dateAt(new Date(instant).getTime())

/** Formats an amount in the smallest unit of its currency. */
export function money(amount: number, currency: string, language = LANGUAGE): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}
