import { readableSize } from '../sizes.ts'
import type { Check, Verdict } from './check.ts'

const name = 'Database'
/** Of the server's own connections: others need some as well. */
const MAX_CONNECTIONS_SHARE = 0.8

export const checkDatabase: Check = ({ database }) => {
  if (!database) return []
  const { engine, version, bytes, pending, unknown, damage, connections } = database
  const verdicts: Verdict[] = []
  if (unknown.length > 0)
    verdicts.push({
      name,
      status: 'problem',
      found: `A newer version of Daywell has used it: it has ${unknown.join(', ')}.`,
      todo: 'Start that version, or restore a backup from this one.',
    })
  if (damage.length > 0)
    verdicts.push({
      name,
      status: 'problem',
      found: `It’s damaged: ${damage.join('; ')}.`,
      todo: 'Stop Daywell, keep a copy of the file, and restore the last good backup.',
    })
  if (connections && connections.used > MAX_CONNECTIONS_SHARE * connections.max)
    verdicts.push({
      name,
      status: 'warning',
      found: `${connections.used} of ${connections.max} PostgreSQL connections are in use.`,
      todo: 'Raise max_connections, or run fewer processes.',
    })
  if (pending.length > 0 && unknown.length === 0)
    verdicts.push({
      name,
      status: 'warning',
      found: `The next start will update its tables (${pending.length} migrations).`,
      todo: 'Make a backup first: npm run admin -- backup FILE.',
    })
  const engineName = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  const isSound = verdicts.every(({ status }) => status !== 'problem')
  const found = `${engineName} ${version}, ${readableSize(bytes)}${isSound ? ', intact' : ''}.`
  return [{ name, status: 'ok', found }, ...verdicts]
}
