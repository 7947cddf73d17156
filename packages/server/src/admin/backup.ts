import { resolve } from 'node:path'
import type { Config } from '#config.ts'
import { findKeyFor, hasOthers, sealWithPassphrase } from '#crypto/index.ts'
import { type PieceCount, writeBackup } from '#database/upkeep/index.ts'
import { type Command, CommandError, EXIT } from './command.ts'
import { nameOfStore, piecesToBackUp } from './media/pieces.ts'
import { PASSPHRASE_FILE, readPassphrase } from './passphrase.ts'
import { readableSize } from './sizes.ts'

export const backup: Command = {
  words: ['FILE'],
  options: {
    force: { type: 'boolean', doc: 'Overwrites FILE if it already exists.' },
    'with-key': {
      type: 'boolean',
      doc: 'Adds the secret key, encrypted with a passphrase. It’s useless without the passphrase.',
    },
    'passphrase-file': PASSPHRASE_FILE,
    'without-media': {
      type: 'boolean',
      doc: 'Leaves out photos and recordings, if you back up DATA_DIR/media in another way.',
    },
  },
  help:
    'It works with SQLite and PostgreSQL while Daywell is running, and the backup contains everything ' +
    'saved before it started. Daywell reads the file back before giving it its final name. Photos and ' +
    'recordings are included, unless they’re in a bucket.',
  async run(given) {
    const { words, options, config: readConfig, screen } = given
    const config = readConfig()
    const file = resolve(words[0] ?? '')
    const passphrase = options['with-key']
      ? await readPassphrase(given, { isNew: true })
      : undefined
    let isHalfChanged = false
    const isWithMedia = config.mediaStore.store === 'files' && options['without-media'] !== true
    const { rows, bytes, keyFingerprint, pieces } = await writeBackup(
      { url: config.databaseUrl, dataDir: config.dataDir },
      {
        file,
        overwrite: options.force === true,
        progress: screen.progress,
        ...(isWithMedia && { pieces: piecesToBackUp(config) }),
        async sealKey(fingerprint, read) {
          isHalfChanged = await hasOthers(read, fingerprint)
          if (passphrase === undefined) return undefined
          if (isHalfChanged) throw new CommandError(HALF_CHANGED)
          const key = await findKeyFor(fingerprint, config)
          if (!key)
            throw new CommandError('The key is neither set nor in DATA_DIR. Set SECRET_KEY.')
          return sealWithPassphrase(passphrase, fingerprint, Buffer.from(key.secretKey))
        },
      },
    )
    const hasKey = passphrase !== undefined && keyFingerprint !== undefined
    const key = keyFingerprint && (await findKeyFor(keyFingerprint, config))?.origin
    const aboutKey = isHalfChanged ? NEEDS_BOTH : withoutKey(key)
    const text =
      `Backed up ${rows} rows to ${file} (${readableSize(bytes)}) and read it back.\n` +
      `${pieces ? withMedia(pieces, config) : withoutMedia(config)}\n` +
      `${hasKey ? WITH_KEY : aboutKey}\n` +
      `To restore it: npm run admin -- restore ${file}${hasKey ? ' --with-key' : ''}\n`
    const code = pieces && pieces.missing > 0 ? EXIT.problems : EXIT.done
    return { code, text, json: { file, rows, bytes, hasKey, media: pieces ?? null } }
  },
}

const HALF_CHANGED =
  'A key rotation is in progress, so no single key would open this backup. Wait for it to finish. ' +
  'If it was interrupted, run it again: npm run admin -- rotate-key'

const NEEDS_BOTH =
  'WARNING: a key rotation is in progress. You’ll need both the old and the new key to open this ' +
  'backup, and it contains neither.'

const WITH_KEY =
  'It contains the secret key, encrypted with your passphrase. Keep the passphrase somewhere else.'

function withMedia({ pieces, bytes, missing }: PieceCount, config: Config): string {
  if (pieces + missing === 0) return 'There are no photos or recordings yet.'
  const size = `It contains ${readableSize(bytes)} of photos and recordings.`
  if (missing === 0) return size
  return (
    `${size}\nWARNING: it isn’t complete. Files of photos and recordings that are missing from ` +
    `${nameOfStore(config)} or have the wrong size: ${missing}. Put them back from an older backup.`
  )
}

function withoutMedia(config: Config): string {
  const where = nameOfStore(config)
  return config.mediaStore.store === 's3'
    ? `It doesn’t contain photos and recordings. They’re in ${where}: turn on versioning there, or copy it after each backup.`
    : `It doesn’t contain photos and recordings. Copy ${where} now, after this backup.`
}

function withoutKey(origin: string | undefined): string {
  return origin === undefined
    ? 'WARNING: the key for this backup is neither set nor in DATA_DIR. Without it, no one can read the entries.'
    : `It doesn’t contain the secret key. Keep a copy of ${origin} somewhere else: ` +
        'without it, no one can read the entries.'
}
