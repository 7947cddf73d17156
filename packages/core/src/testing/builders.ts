import type { User } from '#account/index.ts'
import type { Entry } from '#journal/index.ts'
import { metadataOf } from '#journal/index.ts'

/** An entry like any other, but for what the test says of it. */
export function anEntry(parts: Partial<Entry> = {}): Entry {
  const content = parts.content ?? 'A quiet morning by the river, with coffee and a long walk.'
  return {
    _id: '65f2c3a0a1b2c3d4e5f60718',
    title: 'By the river',
    content,
    prompt: '',
    metadata: metadataOf(content),
    createdAt: '2026-03-14T09:30:00.000Z',
    updatedAt: '2026-03-14T09:30:00.000Z',
    userId: '',
    localDate: '2026-03-14',
    timeZone: 'UTC',
    mood: null,
    tags: [],
    favorite: false,
    hideFromAssistant: false,
    ...parts,
  }
}

/** A person like any other, but for what the test says of them. */
export function aUser(parts: Partial<User> = {}): User {
  return {
    id: '65f2c3a0a1b2c3d4e5f60001',
    email: 'ada@example.org',
    username: 'ada',
    displayName: 'Ada Lovelace',
    ...parts,
  }
}
