import { builtInTemplates } from '@daywell/core/templates'
import { anEntry } from '@daywell/core/testing'
import { expect, it } from 'vitest'
import { findOptions } from './find-options.ts'
import { paletteTexts } from './palette.texts.ts'

const texts = paletteTexts.en
const TITLES = [texts.groups.actions, texts.groups.entries, texts.groups.templates]

function found(query: string, ...contents: string[]) {
  const entries = contents.map((content) => anEntry({ title: content, content }))
  return findOptions({ query, entries, templates: [], texts, mayAsk: false })
}
const templates = (query: string) =>
  found(query).flatMap(({ title, options }) =>
    title === texts.groups.templates ? options.map(({ name }) => name) : [],
  )

it.each([
  ['grat', ['Gratitude']],
  ['rev even', ['Evening review']],
  ['cbt', ['CBT thought record']],
  ['weekly template', ['Weekly review']],
  ['template', builtInTemplates.map(({ name }) => name)],
  ['', []],
  ['i', []],
  ['in', []],
  ['te', []],
  ['tea', []],
  ['temple', []],
  ['insert', []],
  ['tude', []],
])('TPL-06 “%s” finds only templates whose words begin so', (query, names) => {
  expect(templates(query)).toEqual(names)
})

it('TPL-13 own templates come after the built-in ones, found the same way, five at most', () => {
  const templates = ['Grace', 'One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({
    id: name === 'One' ? 'local_1' : name,
    name,
    text: name,
  }))
  const shown = (query: string) =>
    findOptions({ query, entries: [], templates, texts, mayAsk: false })
      .filter(({ title }) => title === texts.groups.templates)
      .flatMap(({ options }) => options)
  const names = (query: string) => shown(query).map(({ name }) => name)
  expect(names('gra')).toEqual(['Gratitude', 'Grace'])
  expect(names('ace')).toEqual([])
  expect(names('template').slice(5)).toEqual(['Grace', 'One', 'Two', 'Three', 'Four'])
  expect(shown('one')).toMatchObject([{ mark: texts.onDevice, effect: { id: 'local_1' } }])
})

it('TPL-06 templates come after entries', () => {
  const titles = found('template', 'A template for a letter').map(({ title }) => title)
  expect(titles).toEqual(TITLES)
})
