import type { Notice } from './notice.ts'

/** The text of a notification; the same from page, worker and push. */
export function wordsOfNotice(notice: Notice): { readonly title: string; readonly body: string } {
  switch (notice.kind) {
    case 'reminder':
      return { title: 'Time to Write', body: 'A few quiet minutes for your journal?' }
    case 'streak-risk':
      return { title: 'Streak at Risk', body: 'A few lines today keep your streak going.' }
    case 'milestone':
      return {
        title: `${notice.streak}-Day Streak!`,
        body: `You’ve written ${notice.streak} days in a row.`,
      }
    case 'almost-there':
      return {
        title: 'Almost There!',
        body: `${pluralize(notice.remaining, 'more entry', 'more entries')} to reach your goal this week.`,
      }
    case 'weekly-goal':
      return {
        title: 'Weekly Goal Achieved!',
        body: `You wrote ${pluralize(notice.target, 'day', 'days')} this week, just as you planned.`,
      }
  }
}

const pluralize = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`
