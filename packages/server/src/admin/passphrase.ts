import { readFile } from 'node:fs/promises'
import { PASSPHRASE_MIN } from '#crypto/index.ts'
import { CommandError, type Given, type Option } from './command.ts'

export const PASSPHRASE_FILE: Option = {
  type: 'string',
  value: 'FILE',
  doc: 'Takes the passphrase from the first line of a file instead of asking for it.',
}

/** The passphrase for a new sealed part (asked for twice), or the one of a part that is there. */
export async function readPassphrase(
  { options, screen }: Pick<Given, 'options' | 'screen'>,
  { isNew }: { readonly isNew: boolean },
): Promise<string> {
  const file = options['passphrase-file']
  if (typeof file === 'string') return checked(await firstLine(file))
  if (!screen.ask) throw new CommandError('A passphrase is needed. Add --passphrase-file FILE.')
  screen.clear()
  const given = checked(await screen.ask('Passphrase: ', { isHidden: true }))
  if (isNew && (await screen.ask('Passphrase again: ', { isHidden: true })) !== given)
    throw new CommandError('The passphrases differ. Please try again.')
  return given
}

function checked(passphrase: string): string {
  if (passphrase.length >= PASSPHRASE_MIN) return passphrase
  throw new CommandError(`The passphrase must have at least ${PASSPHRASE_MIN} characters.`)
}

async function firstLine(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`We can’t read ${file} (${error.code}).`)
  })
  return text.split(/\r?\n/)[0] ?? ''
}
