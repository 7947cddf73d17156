import { moveDatabase } from '#database/upkeep/index.ts'
import { givenPlace } from './child-process.ts'

// Moves a database, and dies once so many rows were compared.
const { more, ...from } = givenPlace()
const [dataDir = '', url, dieAt] = more
let compared = 0
await moveDatabase({
  from,
  to: { dataDir, url: url || undefined },
  toName: 'the target',
  progress() {
    compared += 1
    if (compared === Number(dieAt)) process.kill(process.pid, 'SIGKILL')
  },
})
