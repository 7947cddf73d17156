import { PASSWORD_MIN } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { useEffect, useState } from 'react'
import { useClients } from '#api/clients-context.ts'

/** The length that this server asks of a new password: the operator may have raised it. */
export function usePasswordMinLength(): number {
  const { api } = useClients()
  const [minLength, setMinLength] = useState(PASSWORD_MIN)
  useEffect(() => {
    const leaving = new AbortController()
    api.call(endpoints.accountRules, { signal: leaving.signal }).then(
      ({ body }) => setMinLength(body.passwordMinLength),
      // Offline nothing is sent either, and a refusal says the length again.
      () => {},
    )
    return () => leaving.abort()
  }, [api])
  return minLength
}
