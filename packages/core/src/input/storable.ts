/** Whether text survives UTF-8 and PostgreSQL unchanged: no unpaired surrogate, no NUL. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0')
}

/** Removes what `isStorable` refuses. */
export function storablePart(value: string): string {
  return value.replaceAll(/[\0\p{Surrogate}]/gu, '')
}
