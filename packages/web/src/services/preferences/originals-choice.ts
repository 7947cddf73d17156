import { deviceChoice } from './device-choice.ts'

/** Whether originals of photos are kept, with the place they may name; off unless chosen here. */
export const originalsChoice = deviceChoice('keepOriginals', false)
