import type { Plan } from '@daywell/core/billing'

/** The same day a month or a year later, clamped to the last day of a shorter month. */
export function renewalAfter(day: Date, plan: Plan): Date {
  const months = plan === 'yearly' ? 12 : 1
  const later = new Date(day.getFullYear(), day.getMonth() + months, 1)
  const lastDay = new Date(later.getFullYear(), later.getMonth() + 1, 0).getDate()
  later.setDate(Math.min(day.getDate(), lastDay))
  return later
}
