interface Evening {
  readonly streakAlerts: boolean
  readonly currentStreak: number
  readonly wroteToday: boolean
  /** Of the day, on the wall. */
  readonly minute: number
}

export const RISK_MINUTE = 18 * 60

/** Whether a streak ends tonight unless something is written, and it is late enough to say so. */
export function isAtRisk({ streakAlerts, currentStreak, wroteToday, minute }: Evening): boolean {
  return streakAlerts && currentStreak > 0 && !wroteToday && minute >= RISK_MINUTE
}
