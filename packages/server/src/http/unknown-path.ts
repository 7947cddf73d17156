import type { Endpoint } from '@daywell/core/contract'

/** The methods that the API takes at a path, as the `Allow` header lists them; empty: no such path. */
export function methodsAt(endpoints: readonly Endpoint[], path: string): string[] {
  const parts = path.split('/')
  const methods = endpoints.filter((e) => matches(e.path.split('/'), parts)).map((e) => e.method)
  const all = methods.includes('GET') ? [...methods, 'HEAD'] : methods
  return [...new Set(all)].sort()
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, i) => (part.startsWith('{') ? parts[i] !== '' : part === parts[i]))
  )
}
