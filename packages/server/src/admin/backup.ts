import { resolve } from 'node:path'
import { findKeyFor, hasOthers, sealWithPassphrase } from '#crypto/index.ts'
import { writeBackup } from '#database/upkeep/index.ts'
import { type Command, CommandError } from './command.ts'
import { PASSPHRASE_FILE, readPassphrase } from './passphrase.ts'
import { readableSize } from './sizes.ts'

export const backup: Command = {
  words: ['FILE'],
  options: {
    force: { type: 'boolean', doc: 'Replaces a file of that name.' },
    'with-key': {
      type: 'boolean',
      doc: 'Adds the secret key, sealed with a passphrase. Without the passphrase it’s of no use.',
    },
    'passphrase-file': PASSPHRASE_FILE,
  },
  help:
    'It works with SQLite and PostgreSQL while Daywell runs: the backup holds everything that was ' +
    'saved before it began. It’s read back before the file gets its name.',
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
          if (!key) throw new CommandError('The key isn’t set or in DATA_DIR. Set SECRET_KEY.')
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
  'The key is being changed, so a single key wouldn’t open this backup. Wait until that has finished; ' +
  'if it was interrupted, run it again: npm run admin -- rotate-key'

const NEEDS_BOTH =
  'WARNING: the key is being changed. Only the old and the new key together open this backup, and it ' +
  'contains neither.'

const WITH_KEY =
  'It contains the secret key, sealed with your passphrase. Keep the passphrase elsewhere.'

function withoutKey(origin: string | undefined): string {
  return origin === undefined
    ? 'WARNING: no key that opens it is set or in DATA_DIR. Without that key, no one can read the entries.'
    : `It doesn’t contain the secret key. Keep a copy of ${origin} in another place: ` +
        'without it, no one can read the entries.'
}
