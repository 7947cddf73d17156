import { once } from 'node:events'
import { type AddressInfo, createServer, connect as openSocket, type Socket } from 'node:net'

/** A stand-in for PgBouncer: refuses what it doesn't know in a startup message, as that does. */
export async function openPooler(target: URL) {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    sockets.add(near.on('error', () => {}))
    near.once('data', (startup) => {
      if (startup.includes('statement_timeout')) return near.end(refusal())
      const far = openSocket(Number(target.port || 5432), target.hostname)
      sockets.add(far.on('error', () => {}))
      far.write(startup)
      near.pipe(far).pipe(near)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.toString(),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** ErrorResponse of the protocol: fields that each begin with a letter and end with a zero. */
function refusal(): Buffer {
  const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: statement_timeout']
  const body = Buffer.from(`${fields.join('\0')}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
