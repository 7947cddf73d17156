import { root } from '../setup/paths.mjs'
import { report } from '../source/report.ts'
import { checkBoundaries } from './check.ts'

const { files, edges, broken } = checkBoundaries(root)
report(`${files} files, ${edges} imports, no circle and no forbidden arrow`, broken)
