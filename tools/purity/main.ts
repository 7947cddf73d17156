import { root } from '../setup/paths.mjs'
import { report } from '../source/report.ts'
import { checkPurity } from './check.ts'

const { files, broken } = checkPurity(root)
report(`${files} core files; none uses a clock, randomness, the network or the machine`, broken)
