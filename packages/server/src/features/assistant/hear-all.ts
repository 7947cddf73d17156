import type { PastMessage } from '@daywell/core/contract'
import type { Entry } from '@daywell/core/journal'
import type { Verdict } from '@daywell/core/safety'

/** What an answer would be made with, beside the message, which was heard before. */
interface Unheard {
  readonly draft: string | undefined
  readonly conversation: readonly PastMessage[]
  readonly earlier: readonly Entry[]
}

interface Heard {
  /** Of the draft; it is answered by the card alone, as a message is. */
  readonly draft: Verdict | undefined
  /** What was said, without messages that speak of harm and what was answered to them. */
  readonly conversation: readonly PastMessage[]
  /** The entries that do not speak of it. */
  readonly earlier: readonly Entry[]
}

type Hear = (texts: readonly string[]) => Promise<readonly Verdict[]>

/**
 * Checks all of a person's words that would reach the companion or a model. Words about harm go to
 * neither, because neither can answer them well.
 */
export async function hearAll(
  { draft, conversation, earlier }: Unheard,
  hear: Hear,
): Promise<Heard> {
  const texts = [
    draft ?? '',
    ...conversation.map(({ content }) => content),
    ...earlier.map(({ title, content }) => `${title}\n\n${content}`),
  ]
  if (texts.every((text) => text === '')) return { draft: undefined, conversation, earlier }
  const [ofDraft, ...rest] = await hear(texts)
  const isCalm = rest.map(({ kind }) => kind === null)
  return {
    draft: ofDraft,
    conversation: calmOf(conversation, isCalm),
    earlier: earlier.filter((_, at) => isCalm[conversation.length + at]),
  }
}

/** A message goes together with all that was answered to it. */
function calmOf(conversation: readonly PastMessage[], isCalm: readonly boolean[]): PastMessage[] {
  let isAnswered = true
  return conversation.filter(({ role }, at) => {
    if (role === 'user') isAnswered = isCalm[at] === true
    return isAnswered && isCalm[at]
  })
}
