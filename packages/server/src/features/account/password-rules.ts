import { readFileSync } from 'node:fs'
import { passwordTooShort } from '@daywell/core/account'
import { AppError } from '#app-error.ts'
import { foldName } from '#stores/accounts/user-row.ts'

const COMMON = 'Please choose a password that’s harder to guess. This one is very common'
const OWN_NAME = 'Your password can’t be your username or email'
const MAX_UNIT_CHARS = 4

interface Owner {
  readonly username: string
  readonly email: string
}

/** Refuses a new password that is too short or one of the first that an attacker would try. */
export function passwordRules(minLength: number) {
  return (field: 'password' | 'newPassword', password: string, owner: Owner): void => {
    const reason = weakness(password, owner, minLength)
    if (reason) throw new AppError('invalid_input', { fields: { [field]: reason } })
  }
}

function weakness(password: string, owner: Owner, minLength: number): string | undefined {
  if (password.length < minLength) return passwordTooShort(minLength)
  const plain = foldName(password)
  if (namesOf(owner).includes(plain)) return OWN_NAME
  return commonPasswords().has(plain) || isPattern(plain) ? COMMON : undefined
}

function namesOf({ username, email }: Owner): string[] {
  return [username, email, email.slice(0, email.lastIndexOf('@'))].map(foldName)
}

/** The list leaves out what a pattern describes in fewer guesses than its rank; this covers those. */
function isPattern(password: string): boolean {
  return isRun(password) || isRepeated(password)
}

/** Neighbors all the way: 654321, abcdefgh. */
function isRun(password: string): boolean {
  const codes = Array.from({ length: password.length }, (_, n) => password.charCodeAt(n))
  const steps = new Set(codes.slice(1).map((code, n) => code - (codes[n] ?? 0)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

/** A few characters again and again: aaaaaa, 1212121. */
function isRepeated(password: string): boolean {
  return [1, 2, 3, MAX_UNIT_CHARS].some((length) => {
    const repeats = Math.ceil(password.length / length)
    const isLonger = password.length >= 2 * length
    return isLonger && password.slice(0, length).repeat(repeats).startsWith(password)
  })
}

let known: ReadonlySet<string> | undefined

/** Read at the first new password: a start doesn’t wait for it. */
function commonPasswords(): ReadonlySet<string> {
  const file = new URL('./common-passwords.txt', import.meta.url)
  known ??= new Set(readFileSync(file, 'utf8').trimEnd().split('\n'))
  return known
}
