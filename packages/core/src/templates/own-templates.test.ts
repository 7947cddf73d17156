import { describe, expect, it } from 'vitest'
import { MAX_TAGS } from '#journal/index.ts'
import { anEntry } from '#testing/index.ts'
import { addTemplateTag, ownTemplates, removeTemplateTag, TooManyTags } from './index.ts'

const tagged = (title: string, ...tags: string[]) => anEntry({ title, tags })

describe('own templates', () => {
  it('TPL-08 are the entries with the tag, as tags are compared everywhere, by name', () => {
    const found = ownTemplates([
      tagged('Trip 10', 'template'),
      tagged('trip 9', 'sea', 'Template'),
      tagged('Unlike', 'templates', 'my template', 'temp'),
      tagged('Untagged'),
      tagged('Äpfel', 'TEMPLATE'),
    ])
    expect(found.map(({ name }) => name)).toEqual(['Äpfel', 'trip 9', 'Trip 10'])
  })

  it('TPL-08 are named as lists name entries, and have all of the text', () => {
    const content = '# Packing\r\n\r\n- [ ] Socks\t\n'
    const [template] = ownTemplates([anEntry({ _id: 'a', title: '', content, tags: ['template'] })])
    expect(template).toMatchObject({ id: 'a', name: 'Packing', text: content })
  })
})

describe('the tag', () => {
  it('TPL-09 is added last, once, in the spelling of the journal', () => {
    expect(addTemplateTag(['sea'], [])).toEqual(['sea', 'template'])
    expect(addTemplateTag(['sea'], [tagged('Other', 'Template')])).toEqual(['sea', 'Template'])
    expect(addTemplateTag(['TEMPLATE', 'sea'], [])).toEqual(['TEMPLATE', 'sea'])
  })

  it('TPL-09 is removed in every spelling, and no other tag', () => {
    expect(removeTemplateTag(['a', 'Template', 'templates', 'template'])).toEqual([
      'a',
      'templates',
    ])
  })

  it('TPL-09 isn’t added to an entry that has as many tags as it may have', () => {
    const tags = Array.from({ length: MAX_TAGS }, (_, n) => `tag ${n}`)
    expect(() => addTemplateTag(tags, [])).toThrow(TooManyTags)
    expect(addTemplateTag(tags.slice(1), [])).toHaveLength(MAX_TAGS)
  })
})
