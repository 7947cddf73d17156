import { preferencesService } from '#features/preferences/preferences.service.ts'
import type { RunningApp } from '#http/testing/running-app.ts'
import { pushService } from '../push.service.ts'

/** A server's reminders, as in another process on the same database. */
export function pushOf(
  { database, keyring }: Pick<RunningApp, 'database' | 'keyring'>,
  clock: () => number,
  allowHosts: readonly string[],
  failures: unknown[] = [],
) {
  const whenSaved = async () => {}
  const { readIn } = preferencesService({ database, keyring, clock, whenSaved })
  return pushService({
    database,
    keyring,
    clock,
    allowHosts,
    monotonic: clock,
    preferencesOf: readIn,
    subject: 'mailto:somebody@example.org',
    failed: (what) => failures.push(what),
  })
}
