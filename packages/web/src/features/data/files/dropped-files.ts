/** The files that were dropped; those of folders with the way to them, as a chosen folder has it. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // All at once, before anything is awaited: a drop is readable only while it happens.
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null)
  if (!entries.some((entry) => entry?.isDirectory)) return [...files]
  const found = await Promise.all(entries.map((entry) => (entry ? filesIn(entry) : [])))
  return found.flat()
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isDirectory) {
    const inside = await entriesIn(entry as FileSystemDirectoryEntry)
    return (await Promise.all(inside.map(filesIn))).flat()
  }
  const file = await new Promise<File>((resolve, reject) => {
    ;(entry as FileSystemFileEntry).file(resolve, reject)
  })
  const path = entry.fullPath.replace(/^\//, '')
  if (path.includes('/')) Object.defineProperty(file, 'webkitRelativePath', { value: path })
  return [file]
}

/** A folder is read in portions, until one is empty. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject)
    })
    if (some.length === 0) return all
    all.push(...some)
  }
}
