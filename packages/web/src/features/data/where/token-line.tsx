import { type AnswerOf, endpoints } from '@daywell/core/contract'
import { useEffect, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { dateText } from '#kit/texts/more-dates.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { whereTexts } from './where.texts.ts'

type TokenUse = AnswerOf<typeof endpoints.tokenUse>['body']['tokens']

/** AI-93: what the person used of the model this month; nothing without a model. */
export function TokenLine() {
  const { tokens: texts } = useTexts(whereTexts)
  const use = useTokenUse()
  if (!use) return null
  const { used, allowed, isServerUsedUp, renewsOn } = use
  const renews = texts.renews(dateText(renewsOn))
  return (
    <p>
      {allowed === null
        ? texts.used(numberText(used))
        : `${texts.usedOf(numberText(used), numberText(allowed))} ${renews}`}{' '}
      {isServerUsedUp &&
        (allowed === null ? `${texts.serverUsedUp} ${renews}` : texts.serverUsedUp)}
    </p>
  )
}

function useTokenUse(): TokenUse {
  const { premium } = useClients()
  const [use, setUse] = useState<TokenUse>(null)
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const { body } = await premium.call(endpoints.tokenUse)
      if (!isOver) setUse(body.tokens)
    }
    // Without an answer there is no line: a server of an earlier version counts nothing.
    ask().catch(() => {})
    return () => {
      isOver = true
    }
  }, [premium])
  return use
}

function numberText(count: number): string {
  return count.toLocaleString('en')
}
