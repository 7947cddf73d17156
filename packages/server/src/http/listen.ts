import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Listens and answers the port. The framework would do it too, but log a line of its own first. */
export async function listen(
  app: FastifyInstance,
  where: { readonly host: string; readonly port: number },
): Promise<number> {
  await app.ready()
  app.server.listen({ host: where.host, port: where.port })
  await once(app.server, 'listening')
  return (app.server.address() as AddressInfo).port
}
