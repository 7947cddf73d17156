import { deviceChoice } from './device-choice.ts'

/** Whether the page shows formatting while writing; on by default. */
export const formattingChoice = deviceChoice('formatWhileWriting', true)
