import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, openApiDocument } from '../../packages/core/src/contract/index.ts'
import { envExample } from '../../packages/server/src/config/env-example.ts'
import { settings } from '../../packages/server/src/config/settings.ts'
import { BANK, bankText } from '../companion/bank.ts'
import { readLock } from '../release/lock-graph.ts'
import { noticesOf } from '../release/notices.ts'
import { sbomOf } from '../release/sbom.ts'
import { coverageOf } from '../rules/check.ts'
import { NOT_COVERED_FILE, RULES_FILE } from '../rules/files.ts'
import { writeNotCovered } from '../rules/rule-ids.ts'
import { readTitles } from '../rules/titles.ts'

export interface GeneratedDocument {
  readonly path: string
  readonly text: string
}

/** Every committed file that is made from the code, with the text that it should hold. */
export function generatedDocuments(root: string): GeneratedDocument[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const { notCovered } = coverageOf(read(RULES_FILE), readTitles(root))
  const lock = readLock(root)
  return [
    { path: '.env.example', text: envExample() },
    { path: 'docs/openapi.json', text: asJson(openApiDocument(endpoints, { version })) },
    { path: NOT_COVERED_FILE, text: writeNotCovered(notCovered) },
    { path: 'docs/sbom.cdx.json', text: asJson(sbomOf(lock, version)) },
    { path: 'THIRD-PARTY-NOTICES.txt', text: noticesOf(root, lock) },
    { path: BANK, text: bankText() },
    { path: 'README.md', text: withSettings(read('README.md'), settings) },
  ]
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

type Settings = Readonly<Record<string, { doc: string; unset: string }>>

/** The table of settings in the README stands between two marks, and is made like .env.example. */
function withSettings(readme: string, table: Settings): string {
  const rows = Object.entries(table).map(
    ([name, { doc, unset }]) => `| \`${name}\` | ${doc} | ${unset} |`,
  )
  const text = ['| setting | what it is | when unset |', '|---|---|---|', ...rows].join('\n')
  const marked = /(<!-- settings -->\n)[\s\S]*(\n<!-- end of settings -->)/
  if (!marked.test(readme)) throw new Error('README.md has no markers around its settings table')
  return readme.replace(marked, (_, begin: string, end: string) => `${begin}\n${text}\n${end}`)
}
