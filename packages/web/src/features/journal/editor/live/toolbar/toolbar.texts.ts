import { catalogue } from '#kit/texts/catalogue.ts'

export const toolbarTexts = catalogue({
  en: {
    name: 'Formatting',
    actions: {
      strong: 'Bold',
      em: 'Italic',
      strike: 'Strikethrough',
      link: 'Link',
      heading: 'Heading',
      bullet: 'List',
      task: 'Task list',
      quote: 'Quote',
    },
  },
})
