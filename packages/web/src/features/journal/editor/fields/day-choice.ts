/** Earliest date: a partly typed year would otherwise be a valid one long ago. */
export const FIRST_DAY = '1900-01-01'

/** The typed date, once an entry can have it. */
export function chosenDay(typed: string | undefined, today: string): string | undefined {
  const whole = typed !== undefined && typed >= FIRST_DAY && typed <= today
  return whole ? typed : undefined
}
