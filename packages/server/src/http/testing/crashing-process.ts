import { readConfig } from '#config.ts'
import { logCrashes } from '#stop.ts'
import { createServer } from '../server.ts'

// Ends as a server does that has a defect; says the words of its error when asked to.
const [kind, words] = process.argv.slice(2)
logCrashes(createServer({ config: readConfig({}), clock: Date.now, contract: [] }))
if (kind === 'rejection') Promise.reject(new Error(words))
else {
  setImmediate(() => {
    throw new TypeError(words)
  })
}
