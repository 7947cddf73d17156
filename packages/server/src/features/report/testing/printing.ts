import type { IncomingHttpHeaders } from 'node:http'
import { expect } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import type { RunningApp } from '#http/testing/running-app.ts'
import { chatter } from '../../assistant/testing/chatting.ts'

interface Printed {
  readonly headers: Pick<IncomingHttpHeaders, 'content-type' | 'content-disposition'>
  readonly bytes: Uint8Array
}

/** A person who prints their journal. */
export async function printer(app: RunningApp) {
  const person = await chatter(app)
  const { token } = person

  /** By `fetch`: what is asked for otherwise is read as a text. */
  async function pdf(
    what: string,
    headers: Record<string, string> = {},
    { json, signal }: { json?: object; signal?: AbortSignal | undefined } = {},
  ) {
    const [method = '', path = ''] = what.split(' ')
    const answer = await fetch(`http://127.0.0.1:${app.port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...headers,
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(json && { body: JSON.stringify(json) }),
      ...(signal && { signal }),
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(answer.status, answer.ok ? '' : Buffer.from(bytes).toString()).toBe(200)
    return { headers: Object.fromEntries(answer.headers), bytes } satisfies Printed as Printed
  }

  return {
    ...person,
    pdf,
    report: (json: object, signal?: AbortSignal) =>
      pdf('POST /api/report/pdf', {}, { json, signal }),
    ask: (what: string, asked: { json?: unknown; headers?: Record<string, string> } = {}) =>
      ask(app.port, what, { token, ...asked }),
  }
}
