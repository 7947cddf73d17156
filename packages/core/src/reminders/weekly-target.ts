import * as z from 'zod/mini'
import { preferences } from '#preferences/index.ts'
import { fromStored } from './stored.ts'

const { entriesPerWeek } = preferences.shape.writingGoals.shape
const goals = z.object({ writingGoals: z.object({ entriesPerWeek }) })

const EVERY_DAY = 7

/** The weekly target in the stored preferences; every day if they can't be read. */
export function weeklyTargetOf(stored: string | null): number {
  const read = goals.safeParse(fromStored(stored))
  return read.success ? read.data.writingGoals.entriesPerWeek : EVERY_DAY
}
