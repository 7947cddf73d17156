import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#start-error.ts'
import { masterKey } from './master-key.ts'

const shortest = 32

export function secretKeyFile(dataDir: string): string {
  return join(dataDir, 'secret.key')
}

export function isTooShort(secretKey: string): boolean {
  return secretKey.length < shortest
}

/** Refuses a key that is too short to protect anything. */
export function checkSecretKey(secretKey: string, origin: string): string {
  if (!isTooShort(secretKey)) return secretKey
  throw new StartError(
    `${origin} must have at least ${shortest} characters. ` +
      'To create one: openssl rand -base64 32',
  )
}

/** What the file holds, whether or not it is a good key; nothing when there is none. */
export async function readSecretKeyFile(dataDir: string): Promise<string | undefined> {
  const file = secretKeyFile(dataDir)
  try {
    const secretKey = (await readFile(file, 'utf8')).trim()
    await keepFromOthers(file)
    return secretKey
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartError(
      `Daywell can’t read the file ${file} (${(error as Error).message}). ` +
        'Give it permission to read the file, or set SECRET_KEY to what’s in it.',
      { cause: error },
    )
  }
}

/** Where the key with this fingerprint is: the name of the setting, or the file; if it's there. */
export async function findKeyFor(
  fingerprint: string,
  { secretKey, dataDir }: { secretKey: string | undefined; dataDir: string },
): Promise<string | undefined> {
  const key = secretKey ?? (await readSecretKeyFile(dataDir))
  if (key === undefined || masterKey(key).fingerprint !== fingerprint) return undefined
  return secretKey === undefined ? secretKeyFile(dataDir) : 'SECRET_KEY'
}

/**
 * Creates the key's file, or reads the one of another process in a race: creating a link is atomic.
 */
export async function makeSecretKeyFile(dataDir: string): Promise<string> {
  const file = secretKeyFile(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    await writeDurably(draft, `${randomBytes(32).toString('base64url')}\n`)
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw cannotKeep(file, error)
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(dataDir)
  const secretKey = await readSecretKeyFile(dataDir)
  if (secretKey === undefined) throw cannotKeep(file, new Error('it disappeared'))
  return checkSecretKey(secretKey, `The file ${file}`)
}

/** A restored copy may be readable by every user of the machine. */
async function keepFromOthers(file: string): Promise<void> {
  const { mode } = await stat(file)
  if ((mode & 0o077) === 0) return
  // Owned by another user, or on a read-only disk: the operator has to guard it.
  await chmod(file, 0o600).catch(() => undefined)
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The new name in the folder has to survive a power cut as well. Windows cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function cannotKeep(file: string, error: unknown): StartError {
  return new StartError(
    `Daywell can’t store its key in ${file} (${(error as Error).message}). ` +
      'Set DATA_DIR to a folder it can write to, or set SECRET_KEY.',
    { cause: error },
  )
}
