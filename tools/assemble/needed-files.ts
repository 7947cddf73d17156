import { statSync } from 'node:fs'
import { basename } from 'node:path'

const LEGAL = /^(?:licen[cs]e|copying|notice|copyright|ofl)/i
/** Types, source maps, documents and sources of native parts. Node runs no TypeScript in node_modules. */
const NOT_RUN = /\.(?:[cm]?ts|tsx|map|md|markdown|tsbuildinfo|c|cc|cpp|h|hpp|gyp|gypi|flow)$/i
const PREBUILT = /\/prebuilds\/([^/]+)\.node$/
const TEST_ONLY = /(?:\.test\.tsx?|(?:^|\/)(?:testing|fuzz))$/
/** Without the bundle, it would start and lack some packages later. */
const BUNDLED = /packages\/server\/src\/main\.ts$/

/** Whether a file or folder of a dependency can matter to the running server, or to its license. */
export function isNeededAtRunTime(path: string, platform = process.platform, arch = process.arch) {
  const name = basename(path)
  if (LEGAL.test(name) || statSync(path).isDirectory()) return true
  const [, target] = PREBUILT.exec(path) ?? []
  if (target) return target === `${platform}-${arch}`
  return !NOT_RUN.test(name)
}

/** Whether a file or folder of our own packages is neither a test nor replaced by the bundle. */
export function isProductFile(path: string): boolean {
  return !TEST_ONLY.test(path) && !BUNDLED.test(path)
}
