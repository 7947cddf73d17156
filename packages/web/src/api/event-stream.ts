export interface StreamEvent {
  readonly event: string
  readonly data: string
}

/**
 * The events of a `text/event-stream` answer. `onBytes` is told of every sign of life, comments
 * included, so that silence can be told from a slow writer.
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

/** The text of an answer as it comes. */
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
    // A reader that stopped early must not leave the connection open.
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
