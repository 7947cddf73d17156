import { resolve } from 'node:path'
import { root } from '../setup/paths.mjs'
import { CannotGoOn, say } from '../setup/say.mjs'
import { assemble } from './assemble.ts'
import { megabytesOf } from './size.ts'

const USAGE = 'Usage: npm run assemble -- FOLDER [--with-optional]'

/** Fills a new folder with all that a server needs to run. */
export function assembleFromArguments(args: readonly string[]): void {
  const withOptional = args.includes('--with-optional')
  const [folder, ...rest] = args.filter((arg) => arg !== '--with-optional')
  if (!folder || folder.startsWith('-') || rest.length > 0) throw new CannotGoOn(USAGE)
  const target = resolve(folder)
  say(`Copying what a server needs to ${target} …`)
  assemble(root, target, { withOptional })
  say(
    `${target} has ${megabytesOf(target).toFixed(0)} MB. Start it: node packages/server/dist/main.js`,
  )
}
