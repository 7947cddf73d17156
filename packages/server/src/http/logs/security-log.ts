import { createHmac } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { AppError } from '#app-error.ts'
import { createMutex } from '#concurrency/mutex.ts'
import type { Handlers } from '#http/route.ts'
import type { Session } from '#http/session.ts'
import type { LogStream } from './logs.ts'

/** The calls that are recorded, by what an operator looks for. */
const EVENTS = {
  signup: 'signup',
  login: 'login',
  recover: 'recovery',
  confirmPassword: 'password_confirmation',
  renewRecoveryCode: 'recovery_code_renewal',
  logout: 'session_end',
  endSession: 'session_end',
  endOtherSessions: 'other_sessions_end',
  createToken: 'token_creation',
  revokeToken: 'token_revocation',
  exportAll: 'export',
  deleteProfile: 'account_deletion',
} as const

interface Names {
  readonly email?: string
  readonly newPassword?: string | undefined
  readonly tokenHash?: string
}

interface RecordedCall {
  readonly session: Session | undefined
  readonly body: Names | undefined
  readonly caller: { readonly address: string }
}

interface SecurityLogDeps {
  /** A file, or `true` for where the other log lines go. */
  readonly to: string | true
  readonly stream: LogStream
  readonly clock: () => number
  readonly readKey: () => Promise<Buffer>
  /** Makes the spellings of one email one. */
  readonly fold: (email: string) => string
  readonly failed: (error: unknown) => void
}

export type SecurityLog = ReturnType<typeof openSecurityLog>

/** Pseudonymizes an account or an address; only the key can reproduce it. */
export function securityHash(key: Buffer, kind: 'account' | 'address', value: string): string {
  const mac = createHmac('sha256', key).update(JSON.stringify([kind, value]))
  return mac.digest('base64url').slice(0, 22)
}

/**
 * Appends a JSON line for each event, in order; no name, email, address or word is in it. Throws
 * where the file can’t be written.
 */
export function openSecurityLog({ to, stream, clock, readKey, fold, failed }: SecurityLogDeps) {
  if (to !== true) appendFileSync(to, '', { mode: 0o600 })
  const runExclusive = createMutex()

  const write = async (line: string) => {
    if (to === true) stream.write(line)
    // Opened anew each time, so that a file that was rotated away is not written to any longer.
    else await appendFile(to, line, { mode: 0o600 })
  }
  return {
    record(event: string, outcome: string, emails: readonly string[], address: string): void {
      const time = new Date(clock()).toISOString()
      const append = async () => {
        const key = await readKey()
        const [account, newAccount] = emails.map((email) =>
          securityHash(key, 'account', fold(email)),
        )
        const from = securityHash(key, 'address', address)
        const line = { log: 'security', time, event, outcome, account, newAccount, address: from }
        await write(`${JSON.stringify(line)}\n`)
      }
      runExclusive(append).catch(failed)
    },
    /** When all that was recorded is written. */
    close: () => runExclusive(async () => {}),
  }
}

type EmailOf = (tokenHash: string) => Promise<string | undefined>

/**
 * The same handlers, whose calls are recorded with what came of them. `emailOf` tells whose session
 * is about to be revoked by one who isn't signed in any longer.
 */
export function recordSecurity<H extends Handlers>(
  handlers: H,
  log: SecurityLog,
  emailOf: EmailOf,
): H {
  const recorded = Object.entries(handlers).map(([name, handle]) => {
    if (typeof handle !== 'function') return [name, handle]
    const answer = handle as (call: RecordedCall) => Promise<unknown>
    const record = (call: RecordedCall) => recordCall(name, call, answer, log)
    const isRevocation = name === 'revokeSession'
    return [name, isRevocation ? withEmail(record, emailOf) : record]
  })
  return Object.fromEntries(recorded) as H
}

/** A revocation names only a token; one of no session changes nothing and isn't recorded. */
function withEmail(record: (call: RecordedCall) => Promise<unknown>, emailOf: EmailOf) {
  return async (call: RecordedCall) => {
    const email = await emailOf(call.body?.tokenHash ?? '')
    return record(email === undefined ? call : { ...call, body: { ...call.body, email } })
  }
}

async function recordCall(
  name: string,
  call: RecordedCall,
  answer: (call: RecordedCall) => Promise<unknown>,
  log: SecurityLog,
): Promise<unknown> {
  const tell = (outcome: string) => {
    for (const [event, ...emails] of eventsOf(name, call))
      log.record(event, outcome, emails, call.caller.address)
  }
  try {
    const answered = await answer(call)
    tell('ok')
    return answered
  } catch (error) {
    tell(error instanceof AppError ? error.code : 'server_error')
    throw error
  }
}

function eventsOf(name: string, { session, body }: RecordedCall): [string, ...string[]][] {
  const email = session?.user.email ?? body?.email ?? ''
  if (name === 'revokeSession') return email ? [['session_end', email]] : []
  if (name in EVENTS) return [[EVENTS[name as keyof typeof EVENTS], email]]
  if (name !== 'updateProfile') return []
  const next = body?.email ?? email
  return [
    ...(body?.newPassword ? [['password_change', email] as [string, string]] : []),
    ...(next === email ? [] : [['email_change', email, next] as [string, string, string]]),
  ]
}
