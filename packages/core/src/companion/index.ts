export { type Asked, askedBy } from './asked/asked.ts'
export { askedOrSensed } from './asked/sensed-asked.ts'
export { unreadable } from './asked/unreadable.ts'
export { sayable } from './noticing/feelings.ts'
export { type Reading, readingOf } from './reading/reading.ts'
export { TELLING } from './reading/telling.ts'
export { ownFeelings } from './reading/tone.ts'
export type { Topic } from './reading/topics.ts'
export { reply } from './reply.ts'
export { type CompanionTask, replyTo } from './reply-to.ts'
export type {
  CompanionReply,
  CompanionRequest,
  EarlierEntry,
  Source,
  Trained,
} from './request.ts'
export { type Frame, type PastMessage, type Voice, voiceOf } from './voice.ts'
export { caring } from './words/care.ts'
export {
  good as questionsAboutGood,
  hardGently as questionsAboutHard,
  questionsAbout,
} from './words/period-questions.ts'
