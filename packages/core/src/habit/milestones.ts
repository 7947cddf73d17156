/** Streak lengths that are celebrated, in days. */
export const MILESTONES: readonly number[] = [3, 7, 14, 30, 60, 100]

export const isMilestone = (streak: number) => MILESTONES.includes(streak)

/** The milestones that a streak of this length has reached. */
export const milestonesWithin = (streak: number) => MILESTONES.filter((days) => days <= streak)

/** The next milestone above a streak, or none. */
export const milestoneAfter = (streak: number) => MILESTONES.find((days) => days > streak) ?? null
