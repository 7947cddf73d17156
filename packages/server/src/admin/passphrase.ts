import { readFile } from 'node:fs/promises'
import { PASSPHRASE_MIN } from '#crypto/index.ts'
import { CommandError, type Given, type Option } from './command.ts'

export const PASSPHRASE_FILE: Option = {
  type: 'string',
  value: 'FILE',
  doc: 'Reads the passphrase from the first line of a file instead of asking for it.',
}

/** The passphrase for a new sealed part (asked for twice), or the one of a part that is there. */
export async function readPassphrase(
  { options, screen }: Pick<Given, 'options' | 'screen'>,
  { isNew }: { readonly isNew: boolean },
): Promise<string> {
  const file = options['passphrase-file']
  if (typeof file === 'string') return checked(await firstLine(file))
  if (!screen.ask) throw new CommandError('You need a passphrase. Add --passphrase-file FILE.')
  screen.clear()
  const given = checked(await screen.ask('Passphrase: ', { isHidden: true }))
  if (isNew && (await screen.ask('Confirm passphrase: ', { isHidden: true })) !== given)
    throw new CommandError('The passphrases don’t match. Please try again.')
  return given
}

function checked(passphrase: string): string {
  if (passphrase.length >= PASSPHRASE_MIN) return passphrase
  throw new CommandError(`The passphrase must be at least ${PASSPHRASE_MIN} characters long.`)
}

async function firstLine(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`We can’t read ${file} (${error.code}).`)
  })
  return text.split(/\r?\n/)[0] ?? ''
}
