import { list, text } from '#input/index.ts'

/** Words that a person picked or typed, each a short line: goals, topics, interests. */
export const words = () => list(text({ max: 200, required: 'Must not be empty', trim: true }), 100)
