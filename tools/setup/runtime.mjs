import { existsSync } from 'node:fs'
import { sep } from 'node:path'
import { runInFront } from './child.mjs'
import { inRoot } from './paths.mjs'
import { CannotGoOn } from './say.mjs'

const NEEDED_MAJOR = 24

/** Linked by npm from the platform package that tools/runtime brings. */
const bundledNode = inRoot('node_modules/.bin/node')

/** The product is TypeScript that only a recent Node runs as it is. */
export function runtimeIsRecent() {
  return Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR
}

/** The bundled Node finds itself recent, too, but an install must not remove it under its own feet. */
export function needsBundledNode() {
  return !runtimeIsRecent() || process.execPath.startsWith(inRoot('node_modules') + sep)
}

/** Runs the same command again with the Node that the dependencies brought, and ends with it. */
export async function runAgainWithBundledNode() {
  if (!existsSync(bundledNode)) {
    throw new CannotGoOn(
      `Node ${NEEDED_MAJOR} is missing. npm leaves it out when optional dependencies are omitted ` +
        `(fix: npm config delete omit), when its download fails or doesn't match the lock file, and on ` +
        `platforms with no package for it (this is ${process.platform}-${process.arch}). ` +
        `Try again, or install Node ${NEEDED_MAJOR} or newer yourself.`,
    )
  }
  process.exitCode = await runInFront(bundledNode, process.argv.slice(1))
}
