import { NotFetched } from './fetch-model.ts'

/** Downloads a piece of the model without credentials, bypassing the HTTP cache. */
export async function getPiece(
  path: string,
  came: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(path, { signal, cache: 'no-store', credentials: 'omit' })
  if (!answer.ok || !answer.body) throw new NotFetched('network')
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = answer.body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value)
    bytes += next.value.length
    came(bytes)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
