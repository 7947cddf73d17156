import * as z from 'zod/mini'
import { fromStored } from './stored.ts'

const achievements = z.object({ streaks: z.array(z.int()) })
export type Achievements = z.output<typeof achievements>

/** The stored milestones; none if they can't be read. */
export function readAchievements(stored: string | null): Achievements {
  const read = achievements.safeParse(fromStored(stored))
  return read.success ? read.data : { streaks: [] }
}

/** Adds a milestone, once. */
export function withMilestone({ streaks }: Achievements, reached: number): Achievements {
  return { streaks: [...new Set([...streaks, reached])].sort((a, b) => a - b) }
}
