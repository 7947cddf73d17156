// `node tools/companion-check.mjs [--lines] FILE…`: checks examples and replies for the assistant.
import { readFileSync } from 'node:fs'
import { checkFile, linesOf } from './companion/check.ts'

const [first, ...rest] = process.argv.slice(2)
const showsLines = first === '--lines'
const files = showsLines ? rest : [first, ...rest].filter((file) => file !== undefined)
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`)

for (const file of files) {
  const content = readFileSync(file, 'utf8')
  if (showsLines) for (const line of linesOf(content)) say(line)
  else {
    const { rows, complaints } = checkFile(content)
    for (const complaint of complaints) say(`${file}:${complaint}`)
    say(`${file}: ${rows} rows, ${complaints.length} complaints`)
    if (complaints.length > 0) process.exitCode = 1
  }
}
