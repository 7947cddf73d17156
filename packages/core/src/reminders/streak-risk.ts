interface Evening {
  readonly streakAlerts: boolean
  readonly currentStreak: number
  readonly wroteToday: boolean
  /** The local minute of the day. */
  readonly minute: number
}

export const RISK_MINUTE = 18 * 60

/** Whether a streak ends tonight without an entry, and it's late enough to warn. */
export function isAtRisk({ streakAlerts, currentStreak, wroteToday, minute }: Evening): boolean {
  return streakAlerts && currentStreak > 0 && !wroteToday && minute >= RISK_MINUTE
}
