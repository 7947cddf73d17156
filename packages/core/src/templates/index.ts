export { builtInTemplates } from './built-in.ts'
export { firstPlaceToWrite, type Insertion, insertTemplate } from './insert-template.ts'
export {
  addTemplateTag,
  isOwnTemplate,
  type OwnTemplate,
  ownTemplates,
  removeTemplateTag,
  TooManyTags,
  templateOf,
} from './own-templates.ts'
export type { Template } from './template.ts'
