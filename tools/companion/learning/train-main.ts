import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inRoot } from '../../setup/paths.mjs'
import { CannotGoOn } from '../../setup/say.mjs'
import { prepare } from './prepare.ts'

const FOLDER = inRoot('.cache/train')
const SCRIPT = fileURLToPath(new URL('train.py', import.meta.url))
const SHIPPED = inRoot('packages/core/src/companion/trained/weights/trained.bin')
const BITS = 3

/**
 * `npm run companion:train`; with `-- --prepare-only` it only prepares, and with `-- --heads` it
 * only learns anew what tells intents and danger apart, which takes some minutes without a GPU. Other arguments
 * go to the script.
 */
export function trainFromArguments(given: readonly string[]): void {
  const counts = prepare(FOLDER)
  process.stdout.write(`${counts.texts} texts and ${counts.messages} messages are in ${FOLDER}\n`)
  if (given.includes('--prepare-only')) return
  const rest = given.flatMap((argument) =>
    argument === '--heads' ? [argument, SHIPPED] : argument,
  )
  const out = join(FOLDER, 'trained')
  const { PYTHON = 'python3' } = process.env
  const options = ['--out', out, '--bits', String(BITS), ...rest]
  const { status, error } = spawnSync(PYTHON, [SCRIPT, FOLDER, ...options], { stdio: 'inherit' })
  if (error || status !== 0)
    throw new CannotGoOn('Training needs Python with PyTorch; set PYTHON if it isn’t python3.')
  copyFileSync(`${out}-${BITS}.bin`, SHIPPED)
  process.stdout.write(`Written to ${SHIPPED}\n`)
}
