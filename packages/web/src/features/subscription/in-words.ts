/** The locale of the surrounding texts: one language per sentence. */
const LANGUAGE = 'en-GB'

export function dayInWords(instant: string | Date): string {
  return new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long' }).format(new Date(instant))
}

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
