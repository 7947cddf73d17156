import { openKeyring, securityKey } from '#crypto/index.ts'
import { emailKey } from '#features/account/operator.service.ts'
import { securityHash } from '#http/logs/security-log.ts'
import type { Command } from './command.ts'
import { withDatabase } from './with-database.ts'

export const printSecurityHash: Command = {
  words: ['EMAIL'],
  async run({ words: [email = ''], config }) {
    const { dataDir, secretKey, secretKeyPrevious } = config()
    const key = await withDatabase(config(), async (database) => {
      const settings = { database, dataDir, secretKey, secretKeyPrevious }
      return securityKey(await openKeyring(settings), database)
    })
    const hash = securityHash(key, 'account', emailKey(email))
    return { text: `${hash}\n`, json: { hash } }
  },
}
