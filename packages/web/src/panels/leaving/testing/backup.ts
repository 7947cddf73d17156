import { defaultPreferences } from '@daywell/core/preferences'
import { vi } from 'vitest'
import type { journalOn } from '#app/testing/a-journal.ts'
import { ANNA } from '#app/testing/a-person.ts'

interface SavedFile {
  readonly name: string
  readonly content: Blob
}

/** Captures the files that the app downloads from now on. */
export function savedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = []
  const blobs = new Map<string, Blob>()
  const { createObjectURL } = URL
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = createObjectURL(content)
    blobs.set(address, content as Blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = blobs.get(this.href)
    if (content) files.push({ name: this.download, content })
  })
  return files
}

/** The server's export of a journal. */
export const exportOf = ({ entries }: ReturnType<typeof journalOn>) => ({
  status: 200 as const,
  body: {
    format: 'daywell-export' as const,
    formatVersion: 1 as const,
    exportedAt: new Date().toISOString(),
    user: ANNA,
    preferences: defaultPreferences(),
    entries: [...entries],
    deleted: [],
    revisions: [],
  },
})

const vectors = `daywell-meaning-${ANNA.id}`

/** Creates the vector store, as a search by meaning would. */
export function makeVectors(): Promise<void> {
  return new Promise((made) => {
    const request = indexedDB.open(vectors)
    request.onsuccess = () => {
      request.result.close()
      made()
    }
  })
}

export const hasVectors = async () =>
  (await indexedDB.databases()).some(({ name }) => name === vectors)
