export { changeStep } from './change-machine.ts'
export {
  type ChangeEffect,
  type ChangeEvent,
  type ChangeState,
  type ChangeStep,
  type Ending,
  type LevelChange,
  noChange,
  type Trouble,
  type Work,
} from './change-state.ts'
export { isLooser, stricter } from './strictness.ts'
export { WAYS, type Way, waysTo } from './ways.ts'
