import { existsSync } from 'node:fs'
import { runInFront } from './child.mjs'
import { inRoot } from './paths.mjs'
import { CannotGoOn } from './say.mjs'

const NEEDED_MAJOR = 24

/** The runtime that comes with the dependencies. */
const carriedNode = inRoot(
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** The product is TypeScript that only a recent Node runs as it is. */
export function runtimeIsRecent() {
  return Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR
}

/** Does the same command again with the runtime that the dependencies brought, and ends with it. */
export async function runAgainWithCarriedNode() {
  if (!existsSync(carriedNode)) {
    throw new CannotGoOn(
      `Node ${NEEDED_MAJOR} is missing: its npm package did not run its install script. ` +
        `Allow install scripts (npm config delete ignore-scripts), remove node_modules and try ` +
        `again, or use Node ${NEEDED_MAJOR} or newer yourself.`,
    )
  }
  process.exitCode = await runInFront(carriedNode, process.argv.slice(1))
}
