import type { SignedIn } from '@daywell/core/account'
import { expect } from 'vitest'
import { ask } from '#http/testing/ask.ts'

type Answer = Awaited<ReturnType<typeof ask>>

let count = 0

/** What a new person sends to sign up. */
export function aSignup(parts: Record<string, unknown> = {}) {
  count += 1
  const name = `ann-${process.pid}-${count}`
  return {
    email: `${name}@example.com`,
    username: name,
    displayName: 'Ann',
    password: `the password of ${name}`,
    ...parts,
  }
}

interface Asked {
  readonly token?: string | undefined
  readonly json?: unknown
  /** The address that the call comes from, by the word of a trusted proxy. */
  readonly from?: string | undefined
  readonly userAgent?: string
  /** What the device kept from earlier logins. */
  readonly devices?: readonly string[]
}

export const PROXY = { TRUST_PROXY: 'loopback' }

/** A call that may come from elsewhere. */
export function askFrom(port: number, what: string, asked: Asked = {}): Promise<Answer> {
  const { token, json, from, userAgent } = asked
  return ask(port, what, {
    ...(token && { token }),
    json,
    headers: {
      ...(from && { 'x-forwarded-for': from }),
      ...(userAgent && { 'user-agent': userAgent }),
    },
  })
}

export type Person = ReturnType<typeof aSignup> & SignedIn & { recoveryCode: string }

/** Signs a person up through the API. */
export async function signUpAt(
  port: number,
  { from, userAgent, ...parts }: Record<string, unknown> & Pick<Asked, 'from' | 'userAgent'> = {},
): Promise<Person> {
  const json = aSignup(parts)
  const asked = { json, from, ...(userAgent && { userAgent }) }
  const answer = await askFrom(port, 'POST /api/auth/signup', asked)
  expect(answer.status, answer.text).toBe(201)
  return { ...json, ...(answer.json as SignedIn & { recoveryCode: string }) }
}

export function logInAt(
  port: number,
  { email, password }: { email: string; password: string },
  asked: Omit<Asked, 'json'> = {},
): Promise<Answer> {
  const { devices, ...call } = asked
  const json = { email, password, ...(devices && { devices }) }
  return askFrom(port, 'POST /api/auth/login', { ...call, json })
}

/** Another session of a person, started with their password. */
export async function tokenAt(
  port: number,
  person: { email: string; password: string },
  asked?: Omit<Asked, 'json'>,
): Promise<string> {
  const answer = await logInAt(port, person, asked)
  expect(answer.status, answer.text).toBe(200)
  return (answer.json as SignedIn).token
}

/** Which of the tokens still have a session. */
export async function alive(port: number, ...tokens: string[]): Promise<boolean[]> {
  const answers = await Promise.all(
    tokens.map((token) => ask(port, 'GET /api/auth/verify', { token })),
  )
  return answers.map(({ status }) => status === 200)
}
