import { resolve } from 'node:path'
import type { Config } from '#config.ts'
import {
  CannotOpen,
  findKeyFor,
  hasOthers,
  makeSecretKeyFile,
  openWithPassphrase,
} from '#crypto/index.ts'
import {
  type CheckedBackup,
  checkBackup,
  type PieceCount,
  restoreBackup,
} from '#database/upkeep/index.ts'
import { whatItRunsOn } from '#what-it-runs-on.ts'
import { type Command, CommandError, type Given } from './command.ts'
import { nameOfStore, piecesToRestore } from './media/pieces.ts'
import { PASSPHRASE_FILE, readPassphrase } from './passphrase.ts'
import { readableSize } from './sizes.ts'
import { withDatabase } from './with-database.ts'

export const restore: Command = {
  words: ['FILE'],
  options: {
    check: { type: 'boolean', doc: 'Only checks that FILE is intact. Writes nothing.' },
    'with-key': { type: 'boolean', doc: 'Also puts the secret key from FILE into DATA_DIR.' },
    'passphrase-file': PASSPHRASE_FILE,
    'keep-sessions': {
      type: 'boolean',
      doc: 'Keeps sessions, API tokens and notifications, even those revoked since the backup.',
    },
    'skip-missing-media': {
      type: 'boolean',
      doc: 'Restores the rest if files of photos and recordings are missing. Devices upload them again if they can.',
    },
  },
  help:
    'The database must be empty. It can be SQLite in DATA_DIR or PostgreSQL at DATABASE_URL, no matter ' +
    'which one the backup came from. Photos and recordings go where the settings say. Daywell reads ' +
    'everything back, and if anything goes wrong, the database stays empty.',
  async run(given) {
    const { words, options, screen } = given
    const config = given.config()
    const file = resolve(words[0] ?? '')
    const checked = await checkBackup(file, screen.progress)
    const { head, manifest, sealedKey } = checked
    const madeAt = new Date(head.madeAt).toISOString()
    const media = manifest.pieces ?? null
    const json = { file, madeAt, rows: manifest.rows, hasKey: sealedKey !== undefined, media }
    if (options.check) {
      const text =
        `${file} is intact: ${manifest.rows} rows, created at ${madeAt}.\n` +
        `${media ? withMedia(media) : 'It doesn’t contain photos and recordings.'}\n`
      return { text, json: { ...json, isRestored: false } }
    }
    if (options['with-key']) await restoreKey(given, config, checked)
    const { lacking } = await restoreBackup(
      file,
      checked,
      { url: config.databaseUrl, dataDir: config.dataDir },
      {
        progress: screen.progress,
        keepSessions: options['keep-sessions'] === true,
        pieces: piecesToRestore(config, { skipMissing: options['skip-missing-media'] === true }),
      },
    )
    // Brings the tables up to date, and proves that the database opens.
    const isHalfChanged = await withDatabase(
      { ...config, backupBeforeMigration: false },
      async ({ read }) => head.keyFingerprint !== null && hasOthers(read, head.keyFingerprint),
    )
    const text =
      `Restored ${manifest.rows} rows from ${madeAt} and read them back. ${whatItRunsOn(config)[0]}.\n` +
      `${aboutMedia(media, lacking, config)}` +
      `${options['keep-sessions'] ? '' : LOGGED_OUT}` +
      `${isHalfChanged ? HALF_CHANGED : await keySentence(checked, config)}\n`
    return { text, json: { ...json, isRestored: true, lacking } }
  },
}

const HALF_CHANGED =
  'This backup was made during a key rotation. Start Daywell once with the new key in SECRET_KEY ' +
  'and the old one in SECRET_KEY_PREVIOUS.'

const LOGGED_OUT =
  'Everyone has to log in again, turn notifications back on and create new API tokens. Passwords and ' +
  'recovery codes are the ones from that time, and anything deleted since then is back.\n'

function aboutMedia(media: PieceCount | null, lacking: number, config: Config): string {
  const where = nameOfStore(config)
  if (lacking > 0)
    return (
      `WARNING: photos and recordings that aren’t complete: ${lacking}. ` +
      'Devices that still have them will upload them again.\n'
    )
  if (!media) return `Every file of photos and recordings that the backup names is in ${where}.\n`
  return media.pieces === 0
    ? ''
    : `Put ${readableSize(media.bytes)} of photos and recordings into ${where}.\n`
}

function withMedia({ bytes, missing }: PieceCount): string {
  const size = `It contains ${readableSize(bytes)} of photos and recordings.`
  return missing === 0
    ? size
    : `${size} Files of theirs that were missing when it was made: ${missing}.`
}

/** Before the rows: a key beside an empty database does no harm, and rows without one are of no use. */
async function restoreKey(
  given: Given,
  config: Config,
  { head: { keyFingerprint }, sealedKey }: CheckedBackup,
): Promise<void> {
  if (!sealedKey || keyFingerprint === null)
    throw new CommandError('This backup doesn’t contain the key. Restore without --with-key.')
  const passphrase = await readPassphrase(given, { isNew: false })
  const key = await openWithPassphrase(passphrase, keyFingerprint, sealedKey).catch(
    (error: unknown) => {
      if (!(error instanceof CannotOpen)) throw error
      throw new CommandError('That’s the wrong passphrase. Nothing was restored.')
    },
  )
  await makeSecretKeyFile(config.dataDir, key.toString())
  if (await findKeyFor(keyFingerprint, config)) return
  throw new CommandError(
    'A different key is set in SECRET_KEY or in DATA_DIR, so nothing was restored. ' +
      'Unset SECRET_KEY, and use a DATA_DIR without secret.key.',
  )
}

async function keySentence({ head }: CheckedBackup, config: Config): Promise<string> {
  if (head.keyFingerprint === null) return 'It has no accounts yet.'
  const key = await findKeyFor(head.keyFingerprint, config)
  return key
    ? `Its key is in ${key.origin}. You can start Daywell.`
    : 'Before you start Daywell, set SECRET_KEY to the key it used, or put secret.key into DATA_DIR.'
}
