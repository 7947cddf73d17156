import { useEffect } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import type { KnownWhere } from '#panels/assistant/chat/where-store.ts'
import { assistantTexts } from '../assistant.texts.ts'
import { useAskingAgain } from './use-asking-again.ts'
import type { Assistant } from './use-assistant.ts'

/** Who answers and what they receive; shown before the first message. */
export function WhereLine({ assistant }: { assistant: Assistant }) {
  const texts = useTexts(assistantTexts)
  const { where, isOnline, interaction, journal, staysHere } = assistant
  const known = useObservable(where, where.known)
  useEffect(() => {
    if (isOnline) void where.load()
  }, [isOnline, where])
  useAskingAgain(known === 'failed', where.load)
  const level = useObservable(journal?.levels, () => journal?.levels.level())
  const looksBack = level !== 'local'
  return (
    <p className="text-small text-quiet">
      {sentences(texts.where, known, { looksBack, interaction, staysHere }).join(' ')}
    </p>
  )
}

type Texts = (typeof assistantTexts)['en']['where']

interface Levels extends Pick<Assistant, 'interaction' | 'staysHere'> {
  readonly looksBack: boolean
}

function sentences(
  texts: Texts,
  known: KnownWhere,
  { looksBack, interaction, staysHere }: Levels,
): string[] {
  if (staysHere && known !== 'unknown') return [texts.onDevice]
  if (typeof known === 'string') return [texts[known]]
  const { model, host, here } = known
  if (model === null) return [texts.builtin, ...(looksBack ? [texts.looksBack] : [])]
  const who = here || host === null ? texts.here(model) : texts.host(model, host)
  const givesExcerpts = looksBack && interaction === 'involved'
  return [who, texts.gets, ...(givesExcerpts ? [texts.excerpts] : [])]
}
