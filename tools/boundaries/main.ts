import { root } from '../setup/paths.mjs'
import { report } from '../source/report.ts'
import { checkBoundaries } from './check.ts'

const { files, edges, arrows, broken } = checkBoundaries(root)
report(
  `${files} files, ${edges} imports, no cycles, no forbidden imports; ${arrows} arrows between the top folders of web`,
  broken,
)
