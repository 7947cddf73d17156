import type { ColumnType } from 'kysely'

declare const sealedFor: unique symbol

/**
 * Encrypted bytes, made by `seal` of crypto/ for one table. The mark keeps plain bytes, and what
 * was sealed for another table, from being stored here by mistake.
 */
export type Sealed<Table extends SealedTable> = Buffer & { readonly [sealedFor]: Table }

/** Tables with a column `sealed`; each has exactly one. */
export type SealedTable =
  | 'sessions'
  | 'api_tokens'
  | 'preferences'
  | 'entries'
  | 'revisions'
  | 'summaries'
  | 'vectors'
  | 'corrections'
  | 'push_subscriptions'
  | 'push_people'
  | 'media'

/** Bytes that hold no one's words in the open: keys wrapped by the secret key. */
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>
/** Milliseconds since 1970. */
type Time = number
/** Booleans are stored as 0 and 1, which both engines agree on. */
type Flag = 0 | 1

export interface Tables {
  meta: { key: string; value: string }
  instance_secrets: { name: string; wrapped: Bytes; wrapped_by: string }
  users: UsersTable
  user_keys: {
    user_id: string
    key_id: string
    wrapped: Bytes
    wrapped_by: string
    created_at: Time
  }
  sessions: SessionsTable
  /** Tombstones of sessions, so that a device learns that its own has ended. */
  ended_sessions: { token_hash: string; user_id: string; ended_at: Time }
  api_tokens: ApiTokensTable
  preferences: {
    user_id: string
    version: number
    privacy_level: 'cloud' | 'hybrid' | 'local'
    updated_at: Time
    sealed: Sealed<'preferences'>
  }
  entries: EntriesTable
  client_ids: { user_id: string; client_id: string; entry_id: string; created_at: Time }
  revisions: {
    id: string
    user_id: string
    entry_id: string
    /** The `updatedAt` of the version that was replaced. */
    updated_at: Time
    replaced_at: Time
    /** Written by earlier releases alone, and no longer read. */
    sitting: ColumnType<string | null, string | null | undefined, string | null>
    /** It never stood: a newer version, or a deletion, was there when it came. */
    refused: ColumnType<Flag, Flag | undefined, Flag>
    /** Equal for equal versions of an entry; null: not worked out yet; empty: it does not open. */
    digest: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>
    media_read: MediaRead
    sealed: Sealed<'revisions'>
  }
  /** A running count of the person's rows in `entries` and `revisions`. */
  storage_used: {
    user_id: string
    /** Living ones; `entry_bytes` are their sealed bytes. */
    entries: number
    entry_bytes: number
    /** Sealed bytes of earlier versions, and of entries under Recently deleted. */
    version_bytes: number
    /** Of photos and recordings, as they were declared. */
    media_bytes: ColumnType<number, number | undefined, number>
  }
  tombstones: {
    user_id: string
    /** An entry's id, or a client's own id whose create has not arrived. */
    entry_id: string
    deleted_at: Time
    changed_at: Time
  }
  subscriptions: SubscriptionsTable
  payment_events: {
    id: string
    user_id: string | null
    type: string
    created_at: Time
    received_at: Time
  }
  summaries: {
    id: string
    user_id: string
    kind: 'weekly' | 'monthly'
    /** First day of the period in the person's own calendar, yyyy-MM-dd. */
    period_start: string
    /** Stands for the state of the entries that it was made from. */
    state: string
    created_at: Time
    sealed: Sealed<'summaries'>
  }
  summary_sources: { summary_id: string; entry_id: string; user_id: string }
  vectors: {
    entry_id: string
    user_id: string
    model: string
    updated_at: Time
    sealed: Sealed<'vectors'>
  }
  corrections: {
    id: string
    user_id: string
    entry_id: string
    created_at: Time
    sealed: Sealed<'corrections'>
  }
  push_subscriptions: {
    id: string
    user_id: string
    /** The address itself is sealed; its hash tells whether it is known. */
    endpoint_hash: string
    created_at: Time
    sealed: Sealed<'push_subscriptions'>
  }
  push_people: PushPeopleTable
  push_told: {
    user_id: string
    /** Stands for one notice of one day. */
    key: string
    told_at: Time
  }
  push_outbox: PushOutboxTable
  limits: {
    /** Stands for whom or what is counted, and tells nothing about it. */
    key: string
    /** When it happened lately, as a JSON list of times. */
    times: string
    /** The row has expired from then on. */
    until: Time
    /** How long what happened counts. */
    window_ms: ColumnType<number, number | undefined, number>
  }
  locks: { name: string; holder: string; held_until: Time }
  /** Customers of deleted accounts, until the payment provider has deleted them too. */
  departed_customers: {
    customer_id: string
    since: Time
    /** The subscription that was to end with the money back when they left. */
    ending: ColumnType<string | null, string | null | undefined, string | null>
  }
  media: {
    user_id: string
    id: string
    /** Of all parts, as they were declared. */
    bytes: number
    created_at: Time
    /** Since when no text names it, as far as the sweep has seen; null: one does, or it hasn't looked. */
    unused_since: Time | null
    /** The info. */
    sealed: Sealed<'media'>
  }
  media_parts: MediaPartsTable
  /** Which pieces a part consists of. What has no row here doesn't count, wherever it's stored. */
  media_pieces: {
    /** Under which the piece is stored. */
    name: string
    user_id: string
    media_id: string
    part: string
    /** Of its first byte in the part. */
    position: number
    bytes: number
  }
  /** Which photos and recordings the texts name, whether these are there or not. */
  entry_media: { user_id: string; entry_id: string; media_id: string }
  revision_media: { user_id: string; revision_id: string; media_id: string }
  model_tokens: TokensOfMonth & { user_id: string }
  /** Of people who left, too: what they used was paid for. */
  model_tokens_of_all: TokensOfMonth
  /** What the payment sandbox keeps, as JSON. */
  sandbox_documents: { kind: string; id: string; value: string }
}

/** 0: what the text names isn't in the tables of names yet; 1: it is; 2: the text can't be opened. */
type MediaRead = ColumnType<number, number | undefined, number>

/** What a configured model took and gave in a month, and in how many calls. */
interface TokensOfMonth {
  /** yyyy-MM, in UTC. */
  month: string
  input: number
  output: number
  calls: number
}

interface MediaPartsTable {
  user_id: string
  media_id: string
  part: string
  /** The id of its upload, which changes when the upload begins anew. */
  upload: string
  bytes: number
  /** From the beginning on, without a gap. */
  received: number
  /** All bytes are there, and have the SHA-256 that was declared. */
  whole: Flag
}

interface UsersTable {
  id: string
  email: string
  /** The email with its case folded away: unique. */
  email_key: string
  username: string
  username_key: string
  display_name: string
  password_hash: string
  recovery_hash: string | null
  /** The operator gave the password; until then it can be replaced, and does nothing else. */
  password_expires_at: ColumnType<Time | null, Time | null | undefined, Time | null>
  onboarding_complete: Flag
  created_at: Time
  updated_at: Time
  /** The last stamp given to a change of this person's entries; only ever grows. */
  synced_at: Time
  /** The account is deleted: for everyone it is gone, and its rows are on their way out. */
  closed_at: ColumnType<Time | null, Time | null | undefined, Time | null>
}

interface SessionsTable {
  id: string
  user_id: string
  token_hash: string
  /** The token before the password changed, which calls under way still carry. */
  old_token_hash: ColumnType<string | null, string | null | undefined, string | null>
  old_token_until: ColumnType<Time | null, Time | null | undefined, Time | null>
  created_at: Time
  last_used_at: Time
  /** When the password was last given in this session. */
  confirmed_at: Time
  /** The device's name. */
  sealed: Sealed<'sessions'> | null
}

/** Lets programs call the API for a person, within its scopes. */
interface ApiTokensTable {
  id: string
  user_id: string
  token_hash: string
  /** Separated by spaces. */
  scopes: string
  created_at: Time
  expires_at: Time
  last_used_at: ColumnType<Time | null, Time | null | undefined, Time | null>
  /** Its name. */
  sealed: Sealed<'api_tokens'>
}

interface EntriesTable {
  id: string
  user_id: string
  created_at: Time
  updated_at: Time
  /** The person's `synced_at` at the last change: what a sync asks for. */
  changed_at: Time
  deleted_at: Time | null
  /** The writer's own calendar day, yyyy-MM-dd. */
  local_date: string
  word_count: number
  /** In which sitting of which session this version was written. */
  sitting: ColumnType<string, string | undefined, string>
  media_read: MediaRead
  sealed: Sealed<'entries'>
}

interface SubscriptionsTable {
  user_id: string
  customer_id: string | null
  subscription_id: string | null
  price_id: string | null
  status: string
  current_period_end: Time | null
  cancel_at_period_end: Flag
  first_paid_at: Time | null
  /** When the payment provider was last asked. */
  updated_at: Time
  /** 0: something is under way, and the payment provider may know more. */
  settled: ColumnType<Flag, Flag | undefined, Flag>
  /** Since when the payment for the period is owed. */
  unpaid_since: ColumnType<Time | null, Time | null | undefined, Time | null>
  /** The subscription that is being ended with a refund. */
  ending: ColumnType<string | null, string | null | undefined, string | null>
}

/** A person with a browser that push goes to. */
interface PushPeopleTable {
  user_id: string
  /** Optimistic locking: it changes with the row. */
  version: number
  /** The person agreed to tell the server the days on which they wrote. */
  tell_days: Flag
  /** The newest of those days, as a JSON list. */
  days_told: string
  /** What was due up to then is done with. */
  looked_at: Time
  /** When to look again; null: there is nothing to remind of. */
  next_due: Time | null
  /** The time zone. */
  sealed: Sealed<'push_people'>
}

/** A notice on its way to one browser. It goes when it was taken, or has become too late. */
interface PushOutboxTable {
  id: string
  user_id: string
  subscription_id: string
  kind: 'reminder' | 'streak-risk'
  /** JSON of days and numbers: what is sent. */
  notice: string
  expires_at: Time
  /** Not tried before then: it waits, or a process is trying right now. */
  try_at: Time
  tries: number
}
