const REASON = /"finish_reason"\s*:\s*"/
const DONE = /^data:\s*\[DONE\]\s*$/
const MESSAGE_STOP = /^data:.*"type"\s*:\s*"message_stop"/
const FINISHED = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n'

/**
 * A stream up to the end that it says, whether or not the connection stays open after it. Some
 * servers say no reason for the end, and the SDK would take the answer for one that broke off; a
 * stream that just stops is left as it is.
 */
export async function* untilItsEnd(batches: AsyncGenerator<string[]>): AsyncGenerator<Uint8Array> {
  const ending = new Ending()
  try {
    for (let next = await batches.next(); !next.done; next = await batches.next()) {
      yield Buffer.from(ending.take(next.value))
      if (ending.isOver) return
    }
  } finally {
    if (ending.isOver) void drain(batches)
    else await batches.return(undefined)
  }
}

class Ending {
  isOver = false
  #hasReason = false

  take(lines: readonly string[]): string {
    let text = ''
    for (const line of lines) {
      text += this.#takeLine(line)
      if (this.isOver) break
    }
    return text
  }

  #takeLine(line: string): string {
    this.#hasReason ||= REASON.test(line)
    const isDone = DONE.test(line)
    this.isOver = isDone || MESSAGE_STOP.test(line)
    const reason = isDone && !this.#hasReason ? FINISHED : ''
    return `${reason}${line}\n${this.isOver ? '\n' : ''}`
  }
}

/** Reads what follows the end, so that a connection in good order can be used again. */
async function drain(batches: AsyncGenerator<string[]>): Promise<void> {
  try {
    for await (const _ of batches);
  } catch {
    // The caller has what it needs and ended the call.
  }
}
