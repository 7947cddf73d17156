import { inRoot } from '../setup/paths.mjs'

/** Where the trained weights lie that are shipped. */
export const WEIGHTS = inRoot('packages/core/src/emotions/weights/emotions.bin')
