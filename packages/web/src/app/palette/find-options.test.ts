import { builtInTemplates } from '@daywell/core/templates'
import { anEntry } from '@daywell/core/testing'
import { expect, it } from 'vitest'
import { findOptions } from './find-options.ts'
import { paletteTexts } from './palette.texts.ts'

const texts = paletteTexts.en
const TITLES = [texts.groups.actions, texts.groups.entries, texts.groups.templates]

function found(query: string, ...contents: string[]) {
  const entries = contents.map((content) => anEntry({ title: content, content }))
  return findOptions({ query, entries, texts, mayAsk: false })
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

it('TPL-06 templates come after entries', () => {
  const titles = found('template', 'A template for a letter').map(({ title }) => title)
  expect(titles).toEqual(TITLES)
})
