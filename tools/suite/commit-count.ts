import { runQuietly } from '../setup/child.mjs'
import { root } from '../setup/paths.mjs'

/** Selects the share for this run of `npm test`: with every commit it is another share of a long proof. */
export async function commitCount(): Promise<number> {
  const { output } = await runQuietly('git', ['rev-list', '--count', 'HEAD'], { cwd: root })
  return Number.parseInt(output, 10) || 0
}
