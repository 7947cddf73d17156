import { setPriority } from 'node:os'
import { madeFile } from './made-file.ts'
import { declare, download, type Sent, upload } from './transfer.ts'

// Someone with a slow afternoon and a long recording, in a process whose memory is its own. Their
// own work is done on another machine: here it waits for everyone else's.
setPriority(19)
const [port = '', token = '', bytes = ''] = process.argv.slice(2)
const place = { port: Number(port), token }
const file = madeFile(1, Number(bytes))
const first: Sent = { id: '0123456789abcdef01234567', file }
let work: Promise<{ mbPerSecond: number }> | undefined
let isEnding = false

const ways: Readonly<Record<string, (sent: Sent) => Promise<unknown>>> = {
  upload: (sent) => upload(place, sent),
  download: (sent) => check(sent),
}

/** What is asked while others are measured: again and again, and once at least as a whole. */
async function again(act: (sent: Sent) => Promise<unknown>, isUpload: boolean) {
  const began = performance.now()
  let times = 0
  do {
    const id = `${times}`.padStart(24, '0')
    await act(isUpload && times > 0 ? { id, file } : first)
    times += 1
  } while (!isEnding)
  return { mbPerSecond: (times * file.bytes) / 1e3 / (performance.now() - began) }
}

async function check({ id }: Sent): Promise<void> {
  const { sha256 } = await download(place, id)
  if (sha256 !== file.sha256) throw new Error(`Downloaded ${sha256}`)
}

process.on('message', async ({ ask, about }: { ask: string; about?: string }) => {
  if (ask === 'begin') {
    isEnding = false
    work = again(ways[about ?? ''] ?? check, about === 'upload')
    process.send?.({ answer: 'begun' })
  } else {
    isEnding = true
    process.send?.({ answer: await work })
  }
})
process.on('disconnect', () => process.exit())
// The first declaration also warms the connection up.
await declare(place, first)
process.send?.({ answer: { port: 0 } })
