import { resolve } from 'node:path'
import { rotateKey as rotate } from '#crypto/index.ts'
import type { Command } from './command.ts'
import { confirm, YES } from './confirm.ts'
import { withDatabase } from './with-database.ts'

export const rotateKey: Command = {
  words: [],
  options: {
    'new-key-file': {
      type: 'string',
      value: 'FILE',
      doc: 'If SECRET_KEY is set: the file with the new key. It’s created if it isn’t there.',
    },
    yes: YES,
  },
  help:
    'Wraps everyone’s key with a new secret key and opens each again; the entries stay as they are. ' +
    'Daywell may run, and has to be restarted afterwards. It can be interrupted and run again.',
  async run(given) {
    const { config: readConfig, options, screen } = given
    const config = readConfig()
    const { dataDir, secretKey } = config
    await confirm(
      given,
      'Every process has to be restarted with the new key, and backups made so far need the old one.',
    )
    const file = options['new-key-file']
    const newKeyFile = typeof file === 'string' ? resolve(file) : undefined
    const rotated = await withDatabase(config, (database) =>
      rotate({ database, dataDir, secretKey, newKeyFile, progress: screen.progress }),
    )
    const restart =
      rotated.oldKeyFile === undefined
        ? 'Set SECRET_KEY to it for every process, and restart them one after the other.'
        : 'Restart Daywell.'
    const old = rotated.oldKeyFile === undefined ? 'SECRET_KEY' : rotated.oldKeyFile
    const text =
      `Wrapped everyone’s key with a new one (${rotated.keys} in all), and opened each again.\n` +
      `The new key is in ${rotated.newKeyFile}. Keep a copy of it in another place.\n` +
      `${restart} Until then, a process answers 503 for people it hasn’t seen in the last ten minutes.\n` +
      `Backups made so far need the old key, which is in ${old}. Delete it once you don’t need them.\n`
    return { text, json: rotated }
  },
}
