import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { json } from 'node:stream/consumers'

// The least that can be called a server: no session, no check, no encryption, one commit a request.
const [dataDir = ''] = process.argv.slice(2)
const database = new DatabaseSync(join(dataDir, 'bare.sqlite'))
database.exec('pragma journal_mode = WAL; pragma synchronous = FULL')
database.exec('create table entries (id integer primary key, body text not null) strict')
const insert = database.prepare('insert into entries (body) values (?)')

const server = createServer(async (request, response) => {
  const entry = (await json(request)) as Record<string, unknown>
  const { lastInsertRowid } = insert.run(JSON.stringify(entry))
  response.writeHead(201, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ ...entry, _id: String(lastInsertRowid) }))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.on('disconnect', () => process.exit(0))
process.send?.({ answer: { port: (server.address() as AddressInfo).port } })
