import { globSync } from 'node:fs'

const SKIPPED = /(^|\/)(node_modules|dist|coverage|test-results|\..+)(\/|$)/

/** Every file of ours that holds code, relative to the root and in a steady order. */
export function codeFiles(root: string): string[] {
  const found = globSync('{packages,tools}/**/*.{ts,tsx,mjs,js}', {
    cwd: root,
    exclude: (path) => SKIPPED.test(path),
  })
  return found.filter((path) => !SKIPPED.test(path)).sort()
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path)
}
