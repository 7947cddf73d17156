import { root } from '../setup/paths.mjs'
import { report } from '../source/report.ts'
import { checkPurity } from './check.ts'

const { files, broken } = checkPurity(root)
report(`${files} files of core reach for no clock, chance, network or machine`, broken)
