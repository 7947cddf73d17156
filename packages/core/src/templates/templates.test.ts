import { describe, expect, it } from 'vitest'
import { seededRandom } from '#testing/index.ts'
import { builtInTemplates, firstPlaceToWrite, insertTemplate } from './index.ts'

/** The text with a bar where the caret is. */
function inserted(marked: string, template: string): string {
  const caret = marked.indexOf('|')
  const text = marked.replace('|', '')
  const { from, to, insert, caret: next } = insertTemplate(text, caret, template)
  const result = text.slice(0, from) + insert + text.slice(to)
  return `${result.slice(0, next)}|${result.slice(next)}`
}

describe('built-in templates', () => {
  it('TPL-01 are morning pages, evening review, gratitude, a thought record in seven parts and a weekly review', () => {
    expect(builtInTemplates.map(({ name }) => name)).toEqual([
      'Morning pages',
      'Evening review',
      'Gratitude',
      'CBT thought record',
      'Weekly review',
    ])
    const record = builtInTemplates.find(({ id }) => id === 'thought-record')
    const headings = record?.text.split('\n').filter((line) => line.startsWith('## '))
    expect(headings).toEqual([
      '## Situation: where was I, and what happened?',
      '## Feelings, each with its strength (0–100%)',
      '## Automatic thought: what went through my mind?',
      '## Evidence for the thought',
      '## Evidence against the thought',
      '## A more balanced thought',
      '## Feelings now, each with its strength (0–100%)',
    ])
  })

  it('TPL-04 each have a place to write that isn’t in a heading', () => {
    for (const { text } of builtInTemplates) {
      const at = firstPlaceToWrite(text)
      const line = text.slice(0, at).split('\n').at(-1)
      expect(['', '1. ', '- [ ] ']).toContain(line)
      expect([undefined, '\n']).toContain(text[at])
    }
  })
})

describe('inserting a template', () => {
  it('TPL-03 makes it the text of an empty page', () => {
    expect(inserted('|', 'A\nB')).toBe('A\nB|')
    expect(inserted(' \n|\n', 'A\nB')).toBe('A\nB|')
  })

  it('TPL-03 puts it below the line of the caret, on a line of its own', () => {
    expect(inserted('one|', 'T')).toBe('one\n\nT|')
    expect(inserted('one\n|', 'T')).toBe('one\n\nT|')
    expect(inserted('one\n\n|', 'T')).toBe('one\n\nT|')
    expect(inserted('on|e\ntwo', 'T')).toBe('one\n\nT|\n\ntwo')
    expect(inserted('one\n|\ntwo', '## H\n')).toBe('one\n\n## H\n|\n\ntwo')
  })

  it('TPL-03 keeps every character of the text, wherever the caret is', () => {
    const random = seededRandom(187)
    const signs = ['a', ' ', '\n', '# ', '- ', '\u{1f600}', 'é', '\t', ':']
    const some = () =>
      Array.from({ length: Math.floor(random() * 30) }, () => signs[Math.floor(random() * 9)]).join(
        '',
      )
    for (let run = 0; run < 2000; run += 1) {
      const [text, template] = [`x${some()}`, some()]
      const { from, to, insert, caret } = insertTemplate(
        text,
        Math.floor(random() * (text.length + 1)),
        template,
      )
      expect(from).toBe(to)
      expect(insert).toContain(template)
      expect(caret).toBeGreaterThanOrEqual(from)
      expect(caret).toBeLessThanOrEqual(from + insert.length)
    }
  })

  it.each([
    ['## Day\n\n## Night', '## Day\n|\n## Night'],
    ['# Day\n\n\n## Night', '# Day\n|\n\n## Night'],
    ['Mood: \nSleep: ', 'Mood: |\nSleep: '],
    ['## Plan: today\n- \n- ', '## Plan: today\n- |\n- '],
    ['Intro\n1. \n2. ', 'Intro\n1. |\n2. '],
    ['- [ ] \n- [ ] ', '- [ ] |\n- [ ] '],
    ['> ', '> |'],
    ['- full\n---\nDear you', '- full\n---\nDear you|'],
    ['#tag\n\nend', '#tag\n\nend|'],
  ])('TPL-04 puts the caret at the first place to write: %j', (template, shown) => {
    expect(inserted('|', template)).toBe(shown)
  })
})
