/** A day as the person's own language writes it. */
export function dayInWords(instant: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(instant))
}

/** An amount in the smallest unit of its currency, as a language writes it: the person's own. */
export function money(amount: number, currency: string, language?: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}
