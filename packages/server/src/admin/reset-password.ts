import { PASSWORD_COST, Passwords } from '#crypto/index.ts'
import { operatorService } from '#features/account/operator.service.ts'
import { whatItRunsOn } from '#what-it-runs-on.ts'
import { type Command, CommandError } from './command.ts'
import { withDatabase } from './with-database.ts'

export const resetPassword: Command = {
  words: ['EMAIL'],
  help: 'The temporary password works for 24 hours, and the person has to change it when they log in.',
  async run({ words: [email = ''], config: readConfig }) {
    const config = readConfig()
    const passwords = new Passwords(PASSWORD_COST)
    const reset = await withDatabase(config, (database) =>
      operatorService({ database, passwords, clock: Date.now }).resetPassword(email),
    )
    if (!reset)
      throw new CommandError(`No account has the email ${email}. ${whatItRunsOn(config)[0]}.`)
    const text =
      `${reset.email} now has a temporary password and is logged out on every device.\n` +
      `Temporary password: ${reset.password}\n` +
      `Recovery code:      ${reset.recoveryCode}\n` +
      'You’ll only see these once. The temporary password works for 24 hours, and Daywell asks for a\n' +
      'new one when the person logs in.\n'
    return { text, json: reset }
  },
}
