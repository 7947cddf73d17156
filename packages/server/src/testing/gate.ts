import { once } from 'node:events'
import { type AddressInfo, createServer, connect as openSocket, type Socket } from 'node:net'

/**
 * Whatever else runs here takes its ports at 127.0.0.1. At an address of its own the port
 * stays free while the gate is shut. (Linux has all of 127.0.0.0/8, others have the first alone.)
 */
const HOST = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1'

/** `Terminate` of PostgreSQL's protocol. */
const GOODBYE = Buffer.of(0x58, 0, 0, 0, 4)

/**
 * A way to a server that can be shut and opened again. Shut, connections break and new ones are
 * refused: for its clients the server has stopped.
 */
export async function openGate(target: URL) {
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  let stalled = false
  const lasts: Buffer[] = []
  let open = 0
  const server = createServer((near) => {
    if (stalled) return void track(near)
    const far = track(openSocket(Number(target.port || 5432), target.hostname))
    track(near).pipe(far).pipe(near)
    let last: Buffer = Buffer.alloc(0)
    open += 1
    near.on('data', (chunk: Buffer) => {
      last = chunk.subarray(-GOODBYE.length)
    })
    near.on('close', () => {
      open -= 1
      lasts.push(last)
      far.destroy()
    })
    far.on('close', () => near.destroy())
  })
  const listen = async (port: number) => {
    server.listen(port, HOST)
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(target)
  url.host = `${HOST}:${port}`
  return {
    url: url.toString(),
    async shut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    reopen: () => listen(port),
    /** How many connections a client has ended with PostgreSQL's own message. */
    ended: () => lasts.filter((last) => last.equals(GOODBYE)).length,
    /** How many are still open or ended without it. */
    cutOff: () => open + lasts.filter((last) => !last.equals(GOODBYE)).length,
    /** Connections stay open, and not a byte passes: for its clients the server hangs. */
    stall() {
      stalled = true
      for (const socket of sockets) socket.pause()
    },
    /** Ends what hung, and lets new connections through. */
    recover() {
      stalled = false
      for (const socket of sockets) socket.destroy()
    },
  }
}
