import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { withoutLetters } from '../../../prerender.ts'

const read = (file: string) => readFile(new URL(`${file}`, import.meta.url), 'utf8')
const facesIn = (styles: string) =>
  [...styles.matchAll(/@font-face\s*\{[^}]*font-family: "([^"]+)"/g)].map(([, name]) => name)

it('PERF-48 the fonts that are fetched come later, and those that stand in for them at once', async () => {
  const { first, later } = withoutLetters(await read('fonts.css'))
  expect(new Set(facesIn(later))).toEqual(new Set(['Newsreader', 'Figtree']))
  expect(new Set(facesIn(first))).toEqual(new Set(['Newsreader to come', 'Figtree to come']))
  expect(first).not.toContain('url(')
  const tokens = await read('tokens.css')
  for (const name of ['Newsreader', 'Figtree'])
    expect(tokens).toMatch(new RegExp(`"${name}",.* "${name} to come",`))
})
