import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '#start-error.ts'
import { masterKey } from './master-key.ts'

const shortest = 32

export function secretKeyFile(dataDir: string): string {
  return join(dataDir, 'secret.key')
}

/** The key before, while the new one is in `secret.key` and not everything is rewrapped yet. */
export function previousKeyFile(dataDir: string): string {
  return join(dataDir, 'secret.key.previous')
}

/**
 * Both keys of a rotation also have a file named after their fingerprint, from before the new one is
 * used: whatever happens to the others, no key is lost. Idempotent.
 */
export async function keepByFingerprint(dataDir: string, secretKey: string): Promise<string> {
  const file = `${secretKeyFile(dataDir)}.${masterKey(secretKey).fingerprint.slice(0, 8)}`
  if ((await makeKeyFile(file, secretKey)) === secretKey) return file
  throw new StartError(
    `${file} contains a different key. Move it to another folder, and run this again.`,
  )
}

/** Everything is rewrapped: the old key is only for backups from before. Idempotent. */
export async function retirePreviousKey(dataDir: string, old: string): Promise<string> {
  const retired = await keepByFingerprint(dataDir, old)
  const previous = previousKeyFile(dataDir)
  // Another rotation may have begun since, with an old key of its own.
  if ((await readKeyFile(previous)) === old) await rm(previous, { force: true })
  await syncFolder(dataDir)
  return retired
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
export function readSecretKeyFile(dataDir: string): Promise<string | undefined> {
  return readKeyFile(secretKeyFile(dataDir))
}

export async function readKeyFile(file: string): Promise<string | undefined> {
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

interface KeyPlaces {
  readonly secretKey: string | undefined
  readonly dataDir: string
}

export interface FoundSecretKey {
  readonly secretKey: string
  /** How the operator knows it: the name of the setting, or the file. */
  readonly origin: string
}

/** The key with this fingerprint, if it's set or in its file. */
export async function findKeyFor(
  fingerprint: string,
  { secretKey, dataDir }: KeyPlaces,
): Promise<FoundSecretKey | undefined> {
  const key = secretKey ?? (await readSecretKeyFile(dataDir))
  if (key === undefined || masterKey(key).fingerprint !== fingerprint) return undefined
  return { secretKey: key, origin: secretKey === undefined ? secretKeyFile(dataDir) : 'SECRET_KEY' }
}

/**
 * Creates the key's file, or reads the one of another process in a race: creating a link is atomic.
 */
export function makeSecretKeyFile(dataDir: string, secretKey?: string): Promise<string> {
  return makeKeyFile(secretKeyFile(dataDir), secretKey)
}

export function newSecretKey(): string {
  return randomBytes(32).toString('base64url')
}

export async function makeKeyFile(file: string, secretKey = newSecretKey()): Promise<string> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = draftOf(file)
  try {
    await writeDurably(draft, `${secretKey}\n`)
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw cannotKeep(file, error)
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(folder)
  const kept = await readKeyFile(file)
  if (kept === undefined) throw cannotKeep(file, new Error('it disappeared'))
  return checkSecretKey(kept, `The file ${file}`)
}

export async function replaceKeyFile(file: string, secretKey: string): Promise<void> {
  const draft = draftOf(file)
  await writeDurably(draft, `${secretKey}\n`)
  await rename(draft, file)
  await syncFolder(dirname(file))
}

function draftOf(file: string): string {
  return `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
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
