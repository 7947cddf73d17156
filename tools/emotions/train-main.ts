import { resolve } from 'node:path'
import { CannotGoOn } from '../setup/say.mjs'
import { train } from './train.ts'
import { WEIGHTS } from './weights-file.ts'

/** `npm run emotions:train -- FOLDER`. */
export function trainFromArguments([folder]: readonly string[], from: string): void {
  if (!folder)
    throw new CannotGoOn('Name the folder with the labeled texts: npm run emotions:train -- FOLDER')
  const trained = train(resolve(from, folder), WEIGHTS)
  process.stdout.write(`${JSON.stringify(trained, undefined, 2)}\n`)
}
