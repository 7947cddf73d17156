import { type Config, readConfig } from './config.ts'
import { PASSWORD_COST, Passwords } from './crypto/index.ts'
import { openDatabase } from './database/index.ts'
import { operatorService } from './features/account/operator.service.ts'
import { StartError } from './start-error.ts'
import { whatItRunsOn } from './what-it-runs-on.ts'

const USAGE = `Usage: npm run admin -- reset-password EMAIL
Gives the account with this email a temporary password and a new recovery code, and ends all of
its sessions. Works on the same settings as the server, which may go on running.`

/** Does what the operator asks for, and gives the exit code. */
async function administer(args: readonly string[], config: () => Config): Promise<number> {
  const [command, email, ...rest] = args
  if (command !== 'reset-password' || !email || rest.length > 0) return refuse(USAGE)
  try {
    return await resetPassword(email, config())
  } catch (error) {
    if (error instanceof StartError) return refuse(error.message)
    throw error
  }
}

async function resetPassword(email: string, config: Config): Promise<number> {
  const { databaseUrl: url, dataDir } = config
  const database = await openDatabase({ url, dataDir })
  try {
    const operator = operatorService({
      ...{ database, clock: () => Date.now() },
      passwords: new Passwords(PASSWORD_COST),
    })
    const reset = await operator.resetPassword(email)
    if (!reset) return refuse(`No account has the email ${email}. ${whatItRunsOn(config)[0]}.`)
    process.stdout.write(
      `The account of ${reset.email} has a new password, and all of its sessions have ended.\n` +
        `Temporary password: ${reset.password}\n` +
        `Recovery code:      ${reset.recoveryCode}\n` +
        'Both are shown this once. Ask the person to change the password in Profile.\n',
    )
    return 0
  } finally {
    await database.close()
  }
}

function refuse(sentence: string): number {
  process.stderr.write(`${sentence}\n`)
  return 1
}

process.exitCode = await administer(process.argv.slice(2), () => readConfig(process.env))
