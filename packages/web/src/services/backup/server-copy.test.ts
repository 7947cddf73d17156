import { expect, it } from 'vitest'
import { needsPassword } from '#api/needs-password.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import type { Person } from './person.ts'
import { aPerson } from './testing/a-person.ts'

/** A server that refuses the export with this error. */
function refusing(code: string, status: number): Person['premium'] {
  return {
    // biome-ignore lint/correctness/useYield: it fails before anything comes
    async *file() {
      const failure = { kind: 'http', status, hadToken: true } as const
      throw new CallFailure(failure, { answer: { error: 'No', code } })
    },
  }
}

const backupWith = async (premium: Person['premium']) => {
  const { person, entries } = await aPerson()
  await entries.createEntry({ content: 'Only here' })
  const { makeBackup } = await import('./out/make-backup.ts')
  return makeBackup({ ...person, premium }, { kind: 'json', missing: 'm' })
}

it('makes no backup without the server’s part while the server only asks for the password', async () => {
  const failed = await backupWith(refusing('password_needed', 403)).catch((error) => error)
  expect(needsPassword(failed)).toBe(true)
})

it('makes one of what is on this device if the server refuses for another reason', async () => {
  const { incomplete, count } = await backupWith(refusing('unavailable', 503))
  expect([incomplete, count]).toEqual([true, 1])
})
