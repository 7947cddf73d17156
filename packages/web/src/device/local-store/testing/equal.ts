/** Throws where two values differ; works in a browser as well as under vitest. */
export function equal(actual: unknown, expected: unknown, what = 'value'): void {
  const [is, should] = [stable(actual), stable(expected)]
  if (is !== should) throw new Error(`${what}: it is ${is} and should be ${should}`)
}

function stable(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (inner === undefined) return '(none)'
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
