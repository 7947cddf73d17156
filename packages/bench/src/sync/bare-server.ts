import { once } from 'node:events'
import { copyFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { json } from 'node:stream/consumers'
import { newId } from '@daywell/server/src/database/new-id.ts'
import { processorTime } from './processor-time.ts'

// The least that can be called a server: no session, no check, no merge, no encryption. It puts
// the text that came into the same table, with one commit a request, and lists it as it is.
const [dataDir = ''] = process.argv.slice(2)
const file = join(dataDir, 'bare.sqlite')
await copyFile(join(dataDir, 'daywell.sqlite'), file)
const database = new DatabaseSync(file)
database.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON')
const people = database.prepare('select id from users').all()
const insert = database.prepare(`
  insert into entries
    (id, user_id, created_at, updated_at, changed_at, local_date, word_count, sealed)
  values ($id, $userId, $now, $now, $now, $localDate, $wordCount, $text)`)
const select = database.prepare('select sealed from entries where user_id = ? order by created_at')
let made = 0

const server = createServer(async (request, response) => {
  if (request.method === 'GET') {
    const texts = select.all(people[0]?.id ?? '').map(({ sealed }) => sealed as Uint8Array)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(`[${texts.map((text) => Buffer.from(text).toString()).join()}]`)
    return
  }
  const entry = (await json(request)) as { localDate: string; metadata: { wordCount: number } }
  const now = Date.now()
  const id = newId(now)
  const text = Buffer.from(JSON.stringify({ ...entry, _id: id }))
  const userId = people[made % people.length]?.id ?? ''
  made += 1
  const { localDate, metadata } = entry
  insert.run({ id, userId, now, localDate, wordCount: metadata.wordCount, text })
  response.writeHead(201, { 'content-type': 'application/json' })
  response.end(text)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.on('message', () => process.send?.({ answer: processorTime() }))
process.on('disconnect', () => process.exit(0))
process.send?.({ answer: { port: (server.address() as AddressInfo).port } })
