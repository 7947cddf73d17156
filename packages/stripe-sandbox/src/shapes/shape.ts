/** An object as Stripe's API answers it. */
export interface Shape {
  readonly object: string
  readonly [field: string]: unknown
}

export function list(url: string, data: readonly Shape[], more = false): Shape {
  return { object: 'list', data, has_more: more, url }
}

/** What an update changed, with the values from before: Stripe's `previous_attributes`. */
export function previousOf(before: Shape, after: Shape): Record<string, unknown> {
  const changed = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  return Object.fromEntries(changed.map((field) => [field, before[field] ?? null]))
}
