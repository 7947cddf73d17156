import { situationsFor } from './situations.ts'

export interface Reply {
  readonly id: string
  readonly situation: string
  readonly kind: 'reflection' | 'question' | 'comfort' | 'celebration' | 'plain'
  readonly text: string
  readonly slots: readonly string[]
}

const KINDS = ['reflection', 'question', 'comfort', 'celebration', 'plain']
/** Phrases that the guide rules out, and that are hard to notice in one's own writing. */
const WORN =
  /\b(?:i hear you|hold(?:ing)? space|sit(?:ting)? with|valid|your feelings|journey|self-care|kind to yourself|gentle with yourself|make you feel|thank you for sharing|at least|for a reason|gets? better|time heals|get through this|stronger|silver lining|led up to|one day at a time|might help|maybe you could|have you tried|how that feels|been there|happy for you|proud of you|here for you|deserve|good for you|right thing)\b/i
const OWN_LIFE = /\b(?:we|we're|we've|us|our)\b/i

/** What is wrong with a reply, as far as a program can tell. */
export function complaintsAboutReply({ id, situation, kind, text, slots }: Reply): string[] {
  const meant = situationsFor(situation)
  const words = text.trim().split(/\s+/).length
  const marks = text.match(/\?/g)?.length ?? 0
  const isSad = meant.some(({ tone }) => tone === 'bad-news' || tone === 'hard')
  const wrong: readonly (readonly [boolean, string])[] = [
    [meant.length === 0, `names an unknown situation: ${situation}`],
    [!id.startsWith(`${situation.replace('/', '-')}-`) || !/-\d\d$/.test(id), `has the id ${id}`],
    [!KINDS.includes(kind), `is of an unknown kind: ${kind}`],
    [words < 6 || words > 30, `has ${words} words`],
    [marks !== (kind === 'question' ? 1 : 0), `has ${marks} question marks`],
    [
      kind === 'question' && meant.some((one) => !one.question_ok),
      'asks where nothing may be asked',
    ],
    [
      kind === 'celebration' && meant.some(({ tone }) => tone !== 'good' && tone !== 'mixed'),
      'celebrates',
    ],
    [isSad && text.includes('!'), 'has an exclamation mark'],
    [meant.some(({ tone }) => tone === 'bad-news') && slots.length > 0, 'quotes bad news'],
    [slots.includes('line') !== text.includes('{line}'), 'has slots that do not match its text'],
    [/[“”‘’;—]/.test(text), 'has typographic quotes, a semicolon or a dash'],
    [WORN.test(text), `uses “${WORN.exec(text)?.[0]}”`],
    [OWN_LIFE.test(text), 'says we'],
    [/^why\b|, why\b/i.test(text), 'asks why'],
  ]
  return wrong.flatMap(([isSo, what]) => (isSo ? [what] : []))
}
