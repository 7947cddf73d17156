const NEW_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000
/** Ids of accounts begin with the second of their creation, in hex. */
const SECONDS = /^[0-9a-f]{8}/

/** Whether an account was created in the last days; clocks may differ by a day. */
export function isNewcomer(userId: string, now: number): boolean {
  const [seconds] = SECONDS.exec(userId) ?? []
  if (seconds === undefined) return false
  const ageDays = (now - Number.parseInt(seconds, 16) * 1000) / DAY_MS
  return ageDays >= -1 && ageDays < NEW_DAYS
}
