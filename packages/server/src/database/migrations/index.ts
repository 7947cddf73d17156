import { ground } from './0001-ground.ts'
import { limitsByTime } from './0002-limits-by-time.ts'
import { exportOrder } from './0003-export-order.ts'
import { sittings } from './0004-sittings.ts'
import { refusedVersions } from './0005-refused-versions.ts'
import { push } from './0006-push.ts'
import { billing } from './0007-billing.ts'
import { departedPayments } from './0008-departed-payments.ts'
import { entriesByDay } from './0009-entries-by-day.ts'
import { digestsAndStorage } from './0010-digests-and-storage.ts'
import { boundedReads } from './0011-bounded-reads.ts'
import { signInSafety } from './0013-sign-in-safety.ts'
import { endedSessions } from './0016-ended-sessions.ts'
import { closedAccounts } from './0017-closed-accounts.ts'
import { apiTokens } from './0019-api-tokens.ts'
import { media } from './0020-media.ts'
import { modelTokens } from './0021-model-tokens.ts'
import type { Migration } from './migration.ts'

/** Only ever appended: databases out there have run all of these, in this order. */
export const migrations: readonly Migration[] = [
  ground,
  limitsByTime,
  exportOrder,
  sittings,
  refusedVersions,
  push,
  billing,
  departedPayments,
  entriesByDay,
  digestsAndStorage,
  boundedReads,
  signInSafety,
  endedSessions,
  closedAccounts,
  apiTokens,
  media,
  modelTokens,
]
