import { list, text } from '#input/index.ts'

/** Short lines that a person picked or typed: goals, topics, interests. */
export const words = () => list(text({ max: 200, required: 'Must not be empty', trim: true }), 100)
