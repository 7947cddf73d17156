import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './client.ts'

const TIMES = 200

/** Milliseconds that the disk under a folder takes to make 4 KB durable. */
export function syncLatency(folder: string): number {
  const path = join(folder, 'sync-latency')
  const file = openSync(path, 'w')
  const page = Buffer.alloc(4096, 1)
  try {
    return median(
      Array.from({ length: TIMES }, () => {
        const start = performance.now()
        writeSync(file, page)
        fdatasyncSync(file)
        return performance.now() - start
      }),
    )
  } finally {
    closeSync(file)
    rmSync(path)
  }
}
