import { type ApiToken, TOKEN_SCOPES, type TokenScope, tokenForm } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { needsPassword as isPasswordNeeded } from '#api/needs-password.ts'
import { useForm } from '#kit/forms/use-form.ts'

type Created = ApiToken & { readonly token: string }

/** State of the form for a new token. */
export function useTokenForm(onCreated: (token: Created) => void) {
  const { premium } = useClients()
  const [chosen, setChosen] = useState<readonly TokenScope[]>(['read'])
  const [wasTried, setTried] = useState(false)
  const [needsPassword, setNeedsPassword] = useState(false)
  const form = useForm({
    schema: tokenForm,
    initial: { name: '', expiresInDays: '90' },
    feature: 'create-token',
    async send(filled) {
      try {
        await create(filled)
      } catch (error) {
        if (!isPasswordNeeded(error)) throw error
        setNeedsPassword(true)
      }
    },
  })
  const create = async (filled: { name: string; expiresInDays: number }) => {
    const body = { ...filled, scopes: [...chosen] }
    onCreated((await premium.call(endpoints.createToken, { body })).body)
  }
  return {
    form,
    needsPassword,
    /** Confirms the password, then creates the token from what the form says by now. */
    async confirm(body: { password: string }) {
      await premium.call(endpoints.confirmPassword, { body })
      setNeedsPassword(false)
      form.submit()
    },
    scopes: {
      chosen,
      choose: (scope: TokenScope, isOn: boolean) =>
        setChosen(TOKEN_SCOPES.filter((one) => (one === scope ? isOn : chosen.includes(one)))),
      isMissing: wasTried && chosen.length === 0,
      /** Whether at least one is chosen; says so if not. */
      check() {
        setTried(true)
        return chosen.length > 0
      },
    },
  }
}
