import { existsSync, readFileSync } from 'node:fs'
import { inRoot, root } from '../setup/paths.mjs'
import { report } from '../source/report.ts'
import { generatedDocuments } from './documents.ts'

const documents = generatedDocuments(root)
const stale = documents.filter(({ path, text }) => {
  const file = inRoot(path)
  return !existsSync(file) || readFileSync(file, 'utf8') !== text
})

report(
  `${documents.map(({ path }) => path).join(', ')} are up to date`,
  stale.map(({ path }) => `${path} doesn’t match the code: run \`npm run generate\``),
)
