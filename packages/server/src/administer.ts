import { join, resolve } from 'node:path'
import type { Environment } from './config/setting.ts'
import { type Config, readConfig } from './config.ts'
import { findKeyFor, openKeyring, PASSWORD_COST, Passwords, securityKey } from './crypto/index.ts'
import {
  BackupError,
  backupSqlite,
  type Database,
  openDatabase,
  SQLITE_FILE,
} from './database/index.ts'
import { emailKey, operatorService } from './features/account/operator.service.ts'
import { securityHash } from './http/logs/security-log.ts'
import { StartError } from './start-error.ts'
import { whatItRunsOn } from './what-it-runs-on.ts'

const USAGE = `Usage: npm run admin -- reset-password EMAIL
Gives the account with this email a temporary password, which has to be changed within 24 hours,
and a new recovery code. Ends all of its sessions.

       npm run admin -- security-hash EMAIL
Prints the hash that stands for this email in SECURITY_LOG.

       npm run admin -- backup FILE [--force]
Copies the SQLite database to FILE and checks the copy. With --force, overwrites FILE if it already
exists.

All commands use the same settings as the server, which can keep running.`

/** Where what the operator reads goes. */
interface Printer {
  readonly out: (text: string) => unknown
  readonly err: (text: string) => unknown
}

interface Given {
  readonly email: string
  readonly config: Config
  readonly database: Database
}

type Command = (given: Given, printer: Printer) => Promise<number>

const commands: Readonly<Record<string, Command>> = {
  'reset-password': resetPassword,
  'security-hash': printSecurityHash,
}

interface Wish {
  readonly file: string
  readonly overwrite: boolean
}

/** Does what the operator asks for, and gives the exit code. */
export async function administer(
  args: readonly string[],
  env: Environment,
  printer: Printer,
): Promise<number> {
  const [name = '', email, ...rest] = args
  if (name === 'backup') return makeBackup(args.slice(1), env, printer)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || !email || rest.length > 0) return refuse(USAGE, printer)
  try {
    return await withDatabase(readConfig(env), (config, database) =>
      command({ email, config, database }, printer),
    )
  } catch (error) {
    if (error instanceof StartError) return refuse(error.message, printer)
    throw error
  }
}

/** Opens no database: a copy must not bring the tables up to date. */
async function makeBackup(
  args: readonly string[],
  env: Environment,
  printer: Printer,
): Promise<number> {
  const [file, force, ...rest] = args
  const overwrite = force === '--force'
  if (!file || file.startsWith('-') || (force !== undefined && !overwrite) || rest.length > 0)
    return refuse(USAGE, printer)
  try {
    printer.out(await backup({ file, overwrite }, readConfig(env)))
    return 0
  } catch (error) {
    if (error instanceof BackupError) return refuse(`No backup was made. ${error.message}`, printer)
    if (error instanceof StartError) return refuse(error.message, printer)
    throw error
  }
}

async function withDatabase(
  config: Config,
  act: (config: Config, database: Database) => Promise<number>,
): Promise<number> {
  const { databaseUrl: url, dataDir, backupBeforeMigration } = config
  const database = await openDatabase({ url, dataDir, backupBeforeMigration })
  try {
    return await act(config, database)
  } finally {
    await database.close()
  }
}

async function resetPassword({ email, config, database }: Given, printer: Printer) {
  const passwords = new Passwords(PASSWORD_COST)
  const operator = operatorService({ database, passwords, clock: Date.now })
  const reset = await operator.resetPassword(email)
  if (!reset)
    return refuse(`No account has the email ${email}. ${whatItRunsOn(config)[0]}.`, printer)
  printer.out(
    `${reset.email} now has a temporary password and is logged out on every device.\n` +
      `Temporary password: ${reset.password}\n` +
      `Recovery code:      ${reset.recoveryCode}\n` +
      'You’ll only see these once. The temporary password works for 24 hours, and Daywell asks for a\n' +
      'new one when the person logs in.\n',
  )
  return 0
}

async function printSecurityHash({ email, config, database }: Given, printer: Printer) {
  const { dataDir, secretKey, secretKeyPrevious } = config
  const keyring = await openKeyring({ database, dataDir, secretKey, secretKeyPrevious })
  const key = await securityKey(keyring, database)
  printer.out(`${securityHash(key, 'account', emailKey(email))}\n`)
  return 0
}

function refuse(sentence: string, printer: Printer): number {
  printer.err(`${sentence}\n`)
  return 1
}

/** Makes a backup that is checked; says what is in it and what is not. Throws `BackupError`. */
async function backup({ file, overwrite }: Wish, config: Config): Promise<string> {
  if (config.databaseUrl !== undefined) throw leaveToPgDump(file)
  const target = resolve(file)
  const source = join(config.dataDir, SQLITE_FILE)
  const { bytes, rows, keyFingerprint } = await backupSqlite(source, target, { overwrite })
  const key = keyFingerprint && (await findKeyFor(keyFingerprint, config))
  return (
    `Backed up ${rows} rows to ${target} (${megabytes(bytes)} MB) and checked the copy.\n` +
    `It doesn’t contain the secret key. ${keySentence(key)}\n` +
    'To restore, stop Daywell, put the file in DATA_DIR as daywell.sqlite, delete ' +
    'daywell.sqlite-wal and daywell.sqlite-shm, and start with the same key.\n'
  )
}

function keySentence(key: string | undefined): string {
  return key === undefined
    ? 'WARNING: the key for this backup isn’t set or in DATA_DIR. Without it, no one can read the entries.'
    : `Keep a copy of ${key} somewhere else. Without it, no one can read the entries.`
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}

function leaveToPgDump(file: string): BackupError {
  return new BackupError(
    'The data is in PostgreSQL, which has its own backup tool. Run: ' +
      `pg_dump --format=custom --file="${file}" "$DATABASE_URL"`,
  )
}
