import { existsSync, readFileSync } from 'node:fs'
import { inRoot, root } from '../setup/paths.mjs'
import { report } from '../source/report.ts'
import { cameBack, coverageOf, differences } from './check.ts'
import { NOT_COVERED_FILE, RULES_FILE } from './files.ts'
import { readPast } from './past.ts'
import { readNotCovered } from './rule-ids.ts'
import { readTitles } from './titles.ts'

const found = readTitles(root)
const rulesText = readFileSync(inRoot(RULES_FILE), 'utf8')
const { all, notCovered, unknown, halfProved } = coverageOf(rulesText, found)
const file = inRoot(NOT_COVERED_FILE)
const written = existsSync(file) ? readNotCovered(readFileSync(file, 'utf8')) : []

const drift = differences(written, notCovered)
const broken = [
  ...(all.length === 0 ? [`${RULES_FILE} has no rules: the check itself is broken`] : []),
  ...(found.titles.length === 0 ? ['Found no test titles: the check itself is broken'] : []),
  ...unknown,
  ...halfProved,
  ...found.leftOut,
  ...cameBack(notCovered, readPast(root)),
  ...drift,
  ...(drift.length > 0 ? ['Run `npm run generate` and commit what it changed'] : []),
]
const proved = all.length - notCovered.length
report(`${all.length} rules: ${proved} proved by tests, ${notCovered.length} not yet`, broken)
