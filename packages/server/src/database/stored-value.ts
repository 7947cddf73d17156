/**
 * The one codec of values on their way into either engine. PostgreSQL cannot hold U+0000 in a
 * text and SQLite's driver refuses booleans: both get what both can hold, so that odd input from
 * outside is answered the same way everywhere instead of failing on one engine.
 */
export function toStored(value: unknown): unknown {
  if (typeof value === 'string')
    return value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value
  if (typeof value === 'boolean') return value ? 1 : 0
  return value
}
