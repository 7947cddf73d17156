import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file of this name is there, and may not be replaced. */
export class FileExists extends Error {
  override readonly name = 'FileExists'
}

/**
 * Writes a file under another name, which only its owner can read, and gives it its own name once
 * it's synced: a file of that name is always whole.
 */
export async function writeAtomically<T>(
  target: string,
  { overwrite }: { readonly overwrite: boolean },
  write: (draft: string) => Promise<T>,
): Promise<T & { readonly bytes: number }> {
  if (!overwrite && (await exists(target))) throw new FileExists()
  const draft = `${target}.${randomBytes(6).toString('hex')}.partial`
  try {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    // Created before it's written to, so that others can't read it at any moment.
    await (await open(draft, 'wx', 0o600)).close()
    const written = await write(draft)
    await sync(draft)
    await name(draft, target, overwrite)
    await sync(dirname(target))
    return { ...written, bytes: (await stat(target)).size }
  } finally {
    for (const suffix of ['', '-journal']) {
      await rm(`${draft}${suffix}`, { force: true }).catch(() => undefined)
    }
  }
}

/** Unlike `rename`, `link` never replaces what has come into being in the meantime. */
async function name(draft: string, target: string, overwrite: boolean): Promise<void> {
  if (overwrite) return rename(draft, target)
  await link(draft, target).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new FileExists() : error
  })
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
