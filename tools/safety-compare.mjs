// `node tools/safety-compare.mjs CHECKOUT`: which sentences does the check of another checkout hear, and this one not?
import { lost, printable } from './safety/compare.ts'

const [checkout = ''] = process.argv.slice(2)
const found = await lost(checkout)
for (const line of printable(found)) process.stdout.write(`${line}\n`)
if (found.some(({ isReviewed }) => !isReviewed)) process.exitCode = 1
