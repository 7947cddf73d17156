import { spawnSync } from 'node:child_process'
import type { Past } from './check.ts'
import { NOT_COVERED_FILE, RULES_FILE } from './files.ts'
import { readNotCovered, ruleIds } from './rule-ids.ts'

/** What the last two commits said; empty where there is no history, as in a downloaded archive. */
export function readPast(root: string): Past[] {
  return ['HEAD', 'HEAD~1'].flatMap((commit) => {
    const rules = showFile(root, commit, RULES_FILE)
    const notCovered = showFile(root, commit, NOT_COVERED_FILE)
    if (rules === undefined || notCovered === undefined) return []
    return [{ rules: ruleIds(rules), notCovered: readNotCovered(notCovered) }]
  })
}

function showFile(root: string, commit: string, path: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:./${path}`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  })
  return status === 0 ? stdout : undefined
}
