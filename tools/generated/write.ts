import { writeFileSync } from 'node:fs'
import { inRoot, root } from '../setup/paths.mjs'
import { generatedDocuments } from './documents.ts'

for (const { path, text } of generatedDocuments(root)) {
  writeFileSync(inRoot(path), text)
  console.log(`Wrote ${path}`)
}
