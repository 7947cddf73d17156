const REASON = /"finish_reason"\s*:\s*"/
const END = /^data:\s*\[DONE\]\s*$/
const FINISHED = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n'

/**
 * A stream that came to its end and never said why: some servers leave that out, and the SDK would
 * take the answer for one that broke off. One that ends without saying so is left as it is.
 */
export function saidItsEnd(response: Response): Response {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream')
  if (!response.body || !isStream) return response
  const body = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(withReason())
    .pipeThrough(new TextEncoderStream())
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}

function withReason(): TransformStream<string, string> {
  let rest = ''
  let isKnown = false
  const told = (line: string) => {
    isKnown ||= REASON.test(line)
    return !isKnown && END.test(line) ? FINISHED + line : line
  }
  return new TransformStream({
    transform(piece, controller) {
      const lines = (rest + piece).split('\n')
      rest = lines.pop() ?? ''
      if (lines.length > 0) controller.enqueue(lines.map((line) => `${told(line)}\n`).join(''))
    },
    flush: (controller) => controller.enqueue(told(rest)),
  })
}
