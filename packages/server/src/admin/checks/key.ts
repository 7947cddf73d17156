import { stat } from 'node:fs/promises'
import { readKeyStatus } from '#crypto/index.ts'
import { readDatabase } from '#database/upkeep/index.ts'
import type { Check, Verdict } from './check.ts'

const name = 'Key'

export const checkKey: Check = async ({ config, database }) => {
  if (!database || database.pending.length > 0) return []
  const place = { url: config.databaseUrl, dataDir: config.dataDir }
  const { state, origin } = await readDatabase(place, (read) => readKeyStatus(read, config))
  switch (state) {
    case 'unused':
      return [{ name, status: 'ok', found: 'No key is in use yet, because no one has signed up.' }]
    case 'missing':
      return [
        {
          name,
          status: 'problem',
          found: 'The key for this database is neither set nor in DATA_DIR.',
          todo: 'Set SECRET_KEY to the key you’ve been using, or put secret.key back.',
        },
      ]
    case 'half-changed':
      return [
        {
          name,
          status: 'problem',
          found: 'The key rotation didn’t finish: some keys are still wrapped with the old one.',
          todo: 'Run npm run admin -- rotate-key again.',
        },
      ]
    case 'fits':
      return [
        { name, status: 'ok', found: `${origin} opens this database.` },
        ...(await modeOf(origin)),
      ]
  }
}

async function modeOf(origin: string): Promise<Verdict[]> {
  if (origin === 'SECRET_KEY') return []
  const { mode } = await stat(origin)
  if ((mode & 0o077) === 0) return []
  return [
    {
      name,
      status: 'warning',
      found: `Other users of this machine can read ${origin}.`,
      todo: `Run chmod 600 ${origin}.`,
    },
  ]
}
