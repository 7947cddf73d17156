import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { runQuietly } from '../../setup/child.mjs'
import { type Fault, plant } from './fault.ts'

/** A copy of the working tree in which faults are planted; the tree itself is never touched. */
export interface ScratchCopy {
  readonly root: string
  /** Runs something while the fault is in place. */
  withFault<T>(fault: Fault, run: () => Promise<T>): Promise<T>
}

/**
 * The copy stands below the root's own folder for caches, so that dependencies which are not linked
 * are found further up; our own packages have to be those of the copy.
 */
export async function scratchCopy(root: string, name: string): Promise<ScratchCopy> {
  const home = join(root, '.cache', 'faults', name)
  const copy = join(home, 'main')
  rmSync(home, { recursive: true, force: true })
  const listed = await runQuietly('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  for (const file of listed.output.split('\n')) {
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  }
  linkDependencies(root, copy)
  const shared = join(dirname(root), 'shared')
  if (existsSync(shared)) symlinkSync(shared, join(home, 'shared'))
  return {
    root: copy,
    async withFault(fault, run) {
      const path = join(copy, fault.file)
      const whole = readFileSync(path, 'utf8')
      writeFileSync(path, plant(whole, fault))
      try {
        return await run()
      } finally {
        writeFileSync(path, whole)
      }
    },
  }
}

const OURS = '@daywell'
/** Written while the product runs; the rest is only read. */
const OWN = new Set(['.vite', '.daywell-install.json'])

/** Gives a copy the dependencies that are installed here, and its own packages of ours. */
export function linkDependencies(root: string, copy: string): void {
  const from = join(root, 'node_modules')
  const to = join(copy, 'node_modules')
  mkdirSync(join(to, OURS), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== OURS && !OWN.has(name)) symlinkSync(join(from, name), join(to, name))
  }
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(to, OURS, name))
  }
}
