export {
  type AskAnswer,
  answerFrom,
  calmOnly,
  heardIn,
  NOT_FOUND,
  nearBest,
  newestOnlyLooked,
  notFoundIn,
  onlyThese,
  sourceOf,
  stillReading,
} from './answer.ts'
export {
  type Answering,
  type Asked,
  type AskedDays,
  type AskIndex,
  askIndex,
  type ToAsk,
} from './ask-index.ts'
export type { AskedEntry } from './asked-entry.ts'
export { waysOfAsking } from './asked-ways.ts'
export { CUT } from './cut.ts'
export { judged, type ToJudge, toJudge } from './judged.ts'
export { piecesOf } from './pieces.ts'
export { apart, DIMENSIONS, inOne, packed } from './vectors.ts'
