import * as z from 'zod/mini'
import { fromStored } from './stored.ts'

const achievements = z.object({ streaks: z.array(z.int()) })
export type Achievements = z.output<typeof achievements>

/** The milestones that were reached, as they are kept; none where they cannot be read. */
export function readAchievements(stored: string | null): Achievements {
  const read = achievements.safeParse(fromStored(stored))
  return read.success ? read.data : { streaks: [] }
}

/** With a milestone that was reached, once. */
export function withMilestone({ streaks }: Achievements, reached: number): Achievements {
  return { streaks: [...new Set([...streaks, reached])].sort((a, b) => a - b) }
}
