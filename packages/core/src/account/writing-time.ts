export const writingTimes = ['morning', 'afternoon', 'evening', 'night'] as const
export type WritingTime = (typeof writingTimes)[number]
export const DEFAULT_WRITING_TIME: WritingTime = 'morning'
