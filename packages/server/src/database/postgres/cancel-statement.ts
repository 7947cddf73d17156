import { connect } from 'node:net'
import type pg from 'pg'

/** What `pg` knows of a connection, and doesn't say in its types. */
interface Connected {
  readonly host: string
  readonly port: number
  readonly processID: number | null
  readonly secretKey: number | null
}

const CANCEL_REQUEST = 80_877_102
const CLOSED_WITHIN_MS = 10_000

/**
 * Asks the server to give up what the connection is waiting for. The protocol wants a connection of
 * its own for that. A pooler passes it on.
 */
export function cancelStatement(client: pg.ClientBase): void {
  const { host, port, processID, secretKey } = client as unknown as Connected
  if (processID === null || secretKey === null) return
  const packet = Buffer.alloc(16)
  for (const [at, value] of [packet.length, CANCEL_REQUEST, processID, secretKey].entries())
    packet.writeInt32BE(value, at * 4)
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  // Where it can't be reached, the connection itself is given up soon. PgBouncer forgets a request
  // whose sender hangs up, so the other side closes.
  socket.on('error', () => {}).setTimeout(CLOSED_WITHIN_MS, () => socket.destroy())
  socket.unref().write(packet)
}
