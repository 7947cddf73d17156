import type { Server, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 50

interface Bounds {
  /** Milliseconds after which a connection that never sent a byte is closed. */
  readonly silentFor: number
  readonly most: number
}

const BOUNDS: Bounds = { silentFor: 30_000, most: 10_000 }

/** Node bounds how long a request may take, but not how long a client may wait to begin one. */
export function boundConnections(server: Server, { silentFor, most }: Bounds = BOUNDS): void {
  server.maxConnections = most
  server.on('connection', (socket: Socket) => {
    const timer = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy()
    }, silentFor)
    timer.unref()
    socket.once('close', () => clearTimeout(timer))
  })
}

/**
 * Closing waits for every connection. Node closes those that are idle at that moment; this closes
 * those that become idle later, and those that a browser opened in advance and never used.
 */
export function closeQuietConnections(app: FastifyInstance): void {
  const sockets = new Set<Socket>()
  let closing = false
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    // There is no event for it: a connection is idle once both the answer and what was left unread
    // of the request are through.
    const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS)
    app.server.once('close', () => clearInterval(looking))
  })
}
