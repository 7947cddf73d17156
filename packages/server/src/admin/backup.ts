import { resolve } from 'node:path'
import { findKeyFor, hasOthers, sealWithPassphrase } from '#crypto/index.ts'
import { writeBackup } from '#database/upkeep/index.ts'
import { type Command, CommandError } from './command.ts'
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
  },
  help:
    'It works with SQLite and PostgreSQL while Daywell is running, and the backup contains everything ' +
    'saved before it started. Daywell reads the file back before giving it its final name.',
  async run(given) {
    const { words, options, config: readConfig, screen } = given
    const config = readConfig()
    const file = resolve(words[0] ?? '')
    const passphrase = options['with-key']
      ? await readPassphrase(given, { isNew: true })
      : undefined
    let isHalfChanged = false
    const { rows, bytes, keyFingerprint } = await writeBackup(
      { url: config.databaseUrl, dataDir: config.dataDir },
      {
        file,
        overwrite: options.force === true,
        progress: screen.progress,
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
      `${hasKey ? WITH_KEY : aboutKey}\n` +
      `To restore it: npm run admin -- restore ${file}${hasKey ? ' --with-key' : ''}\n`
    return { text, json: { file, rows, bytes, hasKey } }
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

function withoutKey(origin: string | undefined): string {
  return origin === undefined
    ? 'WARNING: the key for this backup is neither set nor in DATA_DIR. Without it, no one can read the entries.'
    : `It doesn’t contain the secret key. Keep a copy of ${origin} somewhere else: ` +
        'without it, no one can read the entries.'
}
