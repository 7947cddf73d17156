import * as z from 'zod/mini'

export const writingTimes = ['morning', 'afternoon', 'evening', 'night'] as const
export const preferredWritingTime = z.enum(writingTimes)
export type WritingTime = (typeof writingTimes)[number]
export const DEFAULT_WRITING_TIME: WritingTime = 'morning'
