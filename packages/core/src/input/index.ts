export { list } from './list.ts'
export { clockTime, day, instant } from './moment.ts'
export { isStorable, storablePart, text, UNSTORABLE } from './text.ts'
