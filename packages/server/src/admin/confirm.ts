import { CommandError, type Given, type Option } from './command.ts'

/** The option of commands that ask first. */
export const YES: Option = { type: 'boolean', doc: 'Skips the confirmation.' }

/** Asks before something that can't be undone. Throws `CommandError` where the answer isn't yes. */
export async function confirm(
  { options, screen }: Pick<Given, 'options' | 'screen'>,
  harm: string,
): Promise<void> {
  if (options.yes) return
  if (!screen.ask) throw new CommandError(`${harm} Add --yes to continue.`)
  screen.clear()
  const answer = await screen.ask(`${harm} Type yes to continue: `, { isHidden: false })
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing changed.')
}
