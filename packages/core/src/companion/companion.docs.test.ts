import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { loadAnalyser } from '#analysis/index.ts'
import { writtenExamples } from './testing/examples.ts'

const DOCUMENT = fileURLToPath(new URL('../../../../docs/companion.md', import.meta.url))
const MARKED = /(<!-- examples -->\n)[\s\S]*(\n<!-- end of examples -->)/

// `npx vitest run -u` on this file writes the examples anew.
it('the document shows what the companion really says', async () => {
  const examples = writtenExamples(await loadAnalyser())
  const document = readFileSync(DOCUMENT, 'utf8')
  expect(document).toMatch(MARKED)
  const made = document.replace(
    MARKED,
    (_, begin: string, end: string) => `${begin}\n${examples}\n${end}`,
  )
  await expect(made).toMatchFileSnapshot(DOCUMENT)
})
