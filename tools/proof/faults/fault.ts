import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RULES_FILE } from '../../rules/files.ts'
import { ruleIds } from '../../rules/rule-ids.ts'

/** A small breakage of the product: with it in place, the tests that name the rule have to fail. */
export interface Fault {
  readonly rule: string
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
}

/** Reads a list of faults, and names the first one that fits neither the rules nor the code. */
export function readFaults(path: string, root: string): Fault[] {
  const faults: Fault[] = JSON.parse(readFileSync(path, 'utf8'))
  const rules = new Set(ruleIds(readFileSync(join(root, RULES_FILE), 'utf8')))
  for (const fault of faults) {
    const wrong = whatIsWrong(fault, rules, root)
    if (wrong) throw new Error(`${path}: the fault for ${fault.rule} in ${fault.file} ${wrong}`)
  }
  return faults
}

function whatIsWrong(
  { rule, file, find, replace }: Fault,
  rules: ReadonlySet<string>,
  root: string,
): string | undefined {
  if (!rules.has(rule)) return `names a rule that isn’t in ${RULES_FILE}`
  if (!existsSync(join(root, file))) return 'names a file that doesn’t exist'
  if (find === replace) return 'changes nothing'
  const times = readFileSync(join(root, file), 'utf8').split(find).length - 1
  return times === 1 ? undefined : `looks for text that occurs ${times} times instead of once`
}

export function plant(text: string, { find, replace }: Fault): string {
  return text.replace(find, () => replace)
}

/** So many of a list, the next ones with every round, from the beginning again at the end. */
export function rotate<T>(list: readonly T[], round: number, size: number): T[] {
  const taken = Math.min(size, list.length)
  return Array.from({ length: taken }, (_, n) => list[(round * size + n) % list.length] as T)
}
