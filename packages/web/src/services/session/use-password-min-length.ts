import { PASSWORD_MIN } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { useEffect, useState } from 'react'
import { useClients } from '#api/clients-context.ts'

/** The server's minimum length for new passwords: the operator may have raised it. */
export function usePasswordMinLength(): number {
  const { api } = useClients()
  const [minLength, setMinLength] = useState(PASSWORD_MIN)
  useEffect(() => {
    const leaving = new AbortController()
    api.call(endpoints.accountRules, { signal: leaving.signal }).then(
      ({ body }) => setMinLength(body.passwordMinLength),
      // Offline nothing can be submitted either, and a refusal states the length again.
      () => {},
    )
    return () => leaving.abort()
  }, [api])
  return minLength
}
