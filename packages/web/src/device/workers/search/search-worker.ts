import { searchIndex } from './search-index.ts'
import type { Found, ToSearch } from './search-messages.ts'

/** In a worker: searching would block typing. */
const index = searchIndex()

self.onmessage = ({ data }: MessageEvent<ToSearch>) => {
  if (data.kind === 'put') index.put(data.entries)
  if (data.kind === 'remove') index.remove(data.ids)
  if (data.kind === 'find') {
    const found: Found = { query: data.query, ids: index.find(data.query) }
    self.postMessage(found)
  }
}
