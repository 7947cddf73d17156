export { list } from './list.ts'
export { clockTime, day, instant } from './moment.ts'
export { isStorable, storablePart } from './storable.ts'
export { text, UNSTORABLE } from './text.ts'
