import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const LOOK_EVERY = 50

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
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    // There is no event for it: a connection is idle once both the answer and what was left unread
    // of the request are through.
    const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY)
    app.server.once('close', () => clearInterval(looking))
  })
}
