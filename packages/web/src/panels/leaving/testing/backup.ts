import { defaultPreferences } from '@daywell/core/preferences'
import { vi } from 'vitest'
import type { journalOn } from '#app/testing/a-journal.ts'
import { ANNA } from '#app/testing/a-person.ts'

interface SavedFile {
  readonly name: string
  readonly content: Blob
}

/** The files that the app hands out from now on, none of which reaches the disk. */
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

/** What the server exports of a journal. */
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

/** Makes the place for what is read of her entries by meaning, as a search for it does. */
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
