import { MAX_TAGS } from '@daywell/core/journal'
import { catalogue } from '#kit/texts/catalogue.ts'

export const templatesTexts = catalogue({
  en: {
    title: 'Insert a template',
    close: 'Close',
    tooLong: 'There isn’t enough room on this page for the template.',
    notSaved: 'We couldn’t save the open page, so we didn’t start a new one.',
    own: 'Your templates',
    howToMake: 'To make your own, choose Use as template in an entry’s menu.',
    edit: (name: string) => `Edit “${name}”`,
    uploads:
      'If you insert a template marked “This device” into an entry that syncs, its words are uploaded.',
    uploaded: 'This template was only on this device. Its words will be uploaded with this page.',
    use: 'Use as template',
    stop: 'Stop using as template',
    added: 'Added to your templates.',
    removed: 'Removed from your templates. The entry is still in your journal.',
    undo: 'Undo',
    tooManyTags: `This entry already has ${MAX_TAGS} tags. Remove one to use it as a template.`,
    notTagged: 'We couldn’t change this entry. Try again.',
  },
})
