import type { Database } from '#database/index.ts'
import { StartError } from '#start-error.ts'
import { hasAccounts } from '#stores/accounts/open-account.store.ts'
import { CannotOpen } from './cipher.ts'
import { keepFirstFingerprint, readFingerprint } from './fingerprint.ts'
import { Keyring } from './keyring.ts'
import { type MasterKey, masterKey } from './master-key.ts'
import { hasOthers, rewrapAll } from './rewrap.ts'
import {
  checkSecretKey,
  isTooShort,
  makeSecretKeyFile,
  previousKeyFile,
  readKeyFile,
  readSecretKeyFile,
  retirePreviousKey,
  secretKeyFile,
} from './secret-key.ts'

export interface KeyringSettings {
  database: Database
  dataDir: string
  secretKey: string | undefined
  secretKeyPrevious: string | undefined
}

/** Finds the secret key, proves that it fits the data, and opens the people's keys with it. */
export async function openKeyring(settings: KeyringSettings): Promise<Keyring> {
  const { database } = settings
  // Race: another process may start at the same time, and writes the fingerprint before it creates
  // accounts. So accounts are looked for first.
  const isInUse = await hasAccounts(database.read)
  const fingerprint = await readFingerprint(database.read)
  if (isInUse && fingerprint === undefined) throw fingerprintLost()
  const found = await findSecretKey(settings, fingerprint)
  const current = masterKey(found.secretKey)
  const old = await previousKey(settings, found.secretKey)
  const inForce = fingerprint ?? (await keepFirstFingerprint(database, current.fingerprint))

  const previous = old === undefined ? undefined : masterKey(old)
  if (
    old !== undefined &&
    previous &&
    [previous.fingerprint, current.fingerprint].includes(inForce)
  ) {
    await rewrapAll(database, previous, current).catch(stopIfDamaged)
    if (settings.secretKey === undefined && settings.secretKeyPrevious === undefined)
      await retirePreviousKey(settings.dataDir, old)
    return new Keyring(current, previous)
  }
  if (inForce !== current.fingerprint) throw wrongKey(found.origin)
  await refuseHalfChangedKeys(database, current)
  return new Keyring(current)
}

interface FoundKey {
  secretKey: string
  /** How the operator knows it: the name of the setting, or the file. */
  origin: string
}

async function findSecretKey(
  settings: KeyringSettings,
  fingerprint: string | undefined,
): Promise<FoundKey> {
  const { dataDir, secretKey } = settings
  if (secretKey !== undefined) {
    return { secretKey: checkSecretKey(secretKey, 'SECRET_KEY'), origin: 'SECRET_KEY' }
  }
  const file = secretKeyFile(dataDir)
  const origin = `The key in ${file}`
  const kept = await readSecretKeyFile(dataDir)
  if (fingerprint !== undefined) {
    if (kept === undefined) throw keyMissing(`there’s no ${file}`)
    if (isTooShort(kept)) throw keyMissing(`${file} was cut short`)
  }
  if (kept !== undefined) return { secretKey: checkSecretKey(kept, `The file ${file}`), origin }
  return { secretKey: await makeSecretKeyFile(dataDir), origin }
}

async function previousKey(
  { dataDir, secretKey, secretKeyPrevious }: KeyringSettings,
  current: string,
): Promise<string | undefined> {
  // A rotation of the key in the file that was interrupted.
  const kept = secretKey === undefined ? await readKeyFile(previousKeyFile(dataDir)) : undefined
  const key = secretKeyPrevious ?? kept
  if (key === undefined || key === current) return undefined
  return checkSecretKey(key, 'SECRET_KEY_PREVIOUS')
}

async function refuseHalfChangedKeys(database: Database, current: MasterKey): Promise<void> {
  if (!(await hasOthers(database.read, current.fingerprint))) return
  throw new StartError(
    'Changing SECRET_KEY didn’t finish: some keys are still wrapped with the old one. ' +
      'Start once with the new key in SECRET_KEY and the old one in ' +
      'SECRET_KEY_PREVIOUS.',
  )
}

function stopIfDamaged(error: unknown): never {
  if (!(error instanceof CannotOpen)) throw error
  throw new StartError(
    'We couldn’t change SECRET_KEY: SECRET_KEY_PREVIOUS matches this database but doesn’t open ' +
      'all of the keys in it, so one of them was damaged. Restore the database from a backup.',
    { cause: error },
  )
}

function wrongKey(what: string): StartError {
  return new StartError(
    `${what} doesn’t match this database: its entries were encrypted with another key. ` +
      'Set SECRET_KEY to the key you’ve been using. To change the key, also set ' +
      'SECRET_KEY_PREVIOUS to the old one.',
  )
}

function keyMissing(why: string): StartError {
  return new StartError(
    `This database was encrypted with a key that’s missing: SECRET_KEY isn’t set, and ${why}. ` +
      'Set SECRET_KEY to that key, or put its file back. ' +
      'Daywell never creates a new key for existing data, because a new key couldn’t open any of it.',
  )
}

function fingerprintLost(): StartError {
  return new StartError(
    'This database has accounts but no fingerprint of the key they were encrypted ' +
      'with, so it’s incomplete. Restore it from a backup.',
  )
}
