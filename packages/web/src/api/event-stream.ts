export interface StreamEvent {
  readonly event: string
  readonly data: string
}

/**
 * Parses a `text/event-stream` answer. `onBytes` is called for every chunk, comments included, so
 * that a timeout can tell silence from a slow writer.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: () => void,
): AsyncGenerator<StreamEvent> {
  let rest = ''
  for await (const text of piecesOf(body)) {
    onBytes()
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parseEvent(block)
      if (event) yield event
    }
  }
}

/** The text of an answer, chunk by chunk. */
export async function* piecesOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // Closes the connection even if the reader stopped early.
    await reader.cancel().catch(() => {})
  }
}

function parseEvent(block: string): StreamEvent | null {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (field === 'event') event = value ?? event
    if (field === 'data') data.push(value ?? '')
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null
}
