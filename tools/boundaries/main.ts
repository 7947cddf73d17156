import { root } from '../setup/paths.mjs'
import { report } from '../source/report.ts'
import { checkBoundaries } from './check.ts'

const { files, edges, arrows, broken } = checkBoundaries(root)
report(
  `${files} files, ${edges} imports, no cycle and no forbidden arrow; ${arrows} arrows between the floors of web`,
  broken,
)
