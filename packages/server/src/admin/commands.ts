import type { Command } from './command.ts'

interface Listed {
  /** One sentence. */
  readonly does: string
  readonly load: () => Promise<Command>
}

/** In the order of the help. Each is loaded only when it's asked for. */
export const commands: Readonly<Record<string, Listed>> = {
  doctor: {
    does: 'Checks the settings, key, database, disk, photos, clock and proxy, and suggests fixes.',
    load: async () => (await import('./doctor.ts')).doctor,
  },
  backup: {
    does: 'Backs up the database and the photos to FILE, and checks the file.',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    does: 'Restores a backup to an empty database, and checks the result.',
    load: async () => (await import('./restore.ts')).restore,
  },
  move: {
    does: 'Moves everything between SQLite and PostgreSQL.',
    load: async () => (await import('./move.ts')).move,
  },
  'rotate-key': {
    does: 'Replaces the secret key while Daywell is running.',
    load: async () => (await import('./rotate-key.ts')).rotateKey,
  },
  users: {
    does: 'Lists the accounts: email, username, when they were last seen, and how much they store.',
    load: async () => (await import('./overview/users.ts')).users,
  },
  'reset-password': {
    does: 'Gives an account a temporary password and a new recovery code, and ends its sessions.',
    load: async () => (await import('./reset-password.ts')).resetPassword,
  },
  stats: {
    does: 'Counts accounts, active people and entries, and shows how much space they use.',
    load: async () => (await import('./overview/stats.ts')).stats,
  },
  tokens: {
    does: 'Shows how many tokens of the configured model everyone used in a month, and the budgets.',
    load: async () => (await import('./overview/tokens.ts')).tokens,
  },
  purge: {
    does: 'Permanently removes entries deleted more than 30 days ago, and anything left of deleted accounts.',
    load: async () => (await import('./purge.ts')).purge,
  },
  'security-hash': {
    does: 'Prints the hash that SECURITY_LOG uses in place of an email.',
    load: async () => (await import('./security-hash.ts')).printSecurityHash,
  },
}
