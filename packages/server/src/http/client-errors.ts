import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '#app-error.ts'
import { errorBody } from './errors.ts'

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers what was not HTTP enough to become a request, in the shape of every other error. */
export function clientErrorAnswer(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    const status = STATUSES[error.code ?? ''] ?? 400
    const body = JSON.stringify(errorBody(new AppError('bad_request')))
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  }
}
