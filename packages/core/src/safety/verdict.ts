/**
 * Whom a text is about: the person who writes and may harm themselves, the person who writes and
 * is hurt or threatened, another person who may harm themselves or is being hurt, or a person whom
 * the writer may harm. A card addresses them in this order.
 */
export const CONCERNS = ['self', 'in-danger', 'other-person', 'harm-to-others'] as const
export type Concern = (typeof CONCERNS)[number]

/** The result of the check: the main concern of a card, and the others. */
export interface Verdict {
  readonly kind: Concern | null
  readonly also: readonly Concern[]
}

/** The verdict of these concerns, independent of order and number. */
export function verdictOf(heard: ReadonlySet<Concern>): Verdict {
  const [kind = null, ...also] = CONCERNS.filter((concern) => heard.has(concern))
  return { kind, also }
}
