/** The dropped files; those in folders have relative paths, like in a chosen folder. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // Read synchronously: a DataTransfer is emptied after the event.
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

/** readEntries returns batches; an empty one ends the folder. */
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
