export { builtInTemplates } from './built-in.ts'
export { firstPlaceToWrite, type Insertion, insertTemplate } from './insert-template.ts'
export type { Template } from './template.ts'
