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
      doc: 'The file for the new key, if SECRET_KEY is set. We’ll create it if it doesn’t exist.',
    },
    yes: YES,
  },
  help:
    'Wraps everyone’s key with a new secret key and checks that each one opens. The entries don’t ' +
    'change. Daywell can keep running, but you have to restart it afterward. You can interrupt the ' +
    'command and run it again.',
  async run(given) {
    const { config: readConfig, options, screen } = given
    const config = readConfig()
    const { dataDir, secretKey } = config
    await confirm(
      given,
      'You’ll have to restart every process with the new key, and existing backups still need the old one.',
    )
    const file = options['new-key-file']
    const newKeyFile = typeof file === 'string' ? resolve(file) : undefined
    const rotated = await withDatabase(config, (database) =>
      rotate({ database, dataDir, secretKey, newKeyFile, progress: screen.progress }),
    )
    const restart =
      rotated.oldKeyFile === undefined
        ? 'Set SECRET_KEY to it for every process, and restart them one at a time.'
        : 'Restart Daywell.'
    const old = rotated.oldKeyFile === undefined ? 'SECRET_KEY' : rotated.oldKeyFile
    const text =
      `Wrapped everyone’s key with a new one (${rotated.keys} in all), and checked that each one opens.\n` +
      `The new key is in ${rotated.newKeyFile}. Keep a copy of it somewhere else.\n` +
      `${restart} Until then, a process returns 503 to people it hasn’t seen in the last ten minutes.\n` +
      `Existing backups still need the old key, which is in ${old}. Delete it once you don’t need them.\n`
    return { text, json: rotated }
  },
}
