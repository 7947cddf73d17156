/** The plain types that both engines know; nothing else is used in a table. */
export interface Dialect {
  text: string
  integer: string
  bytes: string
  /** Follows the closing bracket of a table. */
  strict: string
}

export interface Migration {
  /** The same as its file's name. */
  name: string
  statements(dialect: Dialect): string[]
}
