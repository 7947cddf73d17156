/** No entry lies further back: while a year is typed, its first digits make years long gone. */
export const FIRST_DAY = '1900-01-01'

/** The day that was typed, once it is one to which an entry can be dated. */
export function chosenDay(typed: string | undefined, today: string): string | undefined {
  const whole = typed !== undefined && typed >= FIRST_DAY && typed <= today
  return whole ? typed : undefined
}
