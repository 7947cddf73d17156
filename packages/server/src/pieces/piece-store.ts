/** Where a piece is: among its person's, under a name that's used once. */
export interface PieceName {
  readonly userId: string
  readonly name: string
}

export interface StoredPiece extends PieceName {
  /** Milliseconds since 1970, by the clock of the store. */
  readonly storedAt: number
  readonly bytes: number
}

/** Keeps sealed bytes and knows nothing of them. What's there and has no row doesn't count. */
export interface PieceStore {
  /** Once it resolves, the bytes survive a crash. */
  put(piece: PieceName, bytes: Buffer): Promise<void>
  get(piece: PieceName): Promise<Buffer | undefined>
  /** Idempotent. */
  delete(piece: PieceName): Promise<void>
  /** Everything that's there, also what a crash has left unfinished; of one person or of all. */
  list(userId?: string): AsyncIterable<StoredPiece>
  /** How an operator finds it: its path, or its key behind the name of the bucket. */
  locate(piece: PieceName): Promise<string>
}

/** Both are made by the server, and become parts of paths. */
export function checkName({ userId, name }: PieceName): void {
  if (!/^[\w-]{1,64}$/.test(userId) || !/^\w[\w.-]{1,99}$/.test(name))
    throw new Error('Not the name of a piece')
}
