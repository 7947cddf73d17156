/** Long enough for a provider to say that it will not answer, short enough for a first byte. */
const SOON_MS = 500

/**
 * The same stream, already started. An immediate failure is thrown here, where it can still become
 * a status; anything slower is awaited in the stream.
 */
export async function begun<T>(
  stream: AsyncIterable<T>,
  within = SOON_MS,
): Promise<AsyncIterable<T>> {
  const coming = stream[Symbol.asyncIterator]()
  const first = coming.next()
  // The reader of the stream gets the error; there may be no reader left.
  first.catch(() => {})
  const { promise: soon, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, within)
  try {
    await Promise.race([first, soon])
  } finally {
    clearTimeout(timer)
  }
  return goneOnWith(first, coming)
}

async function* goneOnWith<T>(
  first: Promise<IteratorResult<T>>,
  coming: AsyncIterator<T>,
): AsyncGenerator<T> {
  try {
    for (let next = await first; !next.done; next = await coming.next()) yield next.value
  } finally {
    await coming.return?.()
  }
}
