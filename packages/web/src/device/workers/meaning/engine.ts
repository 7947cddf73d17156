/** Computes embedding vectors. */
export interface Engine {
  /** A vector of length 1 for each text. */
  embed(texts: readonly string[]): number[][]
}

interface ModelFiles {
  readonly weights: Uint8Array
  readonly tokenizer: Uint8Array
  readonly config: Uint8Array
}

/** The hash of the matching WebAssembly file. */
export const ENGINE: string = ''

/** The build replaces this file with the glue code of `@lat.md/embed`: meaning-engine.ts. */
export function openEngine(
  _module: WebAssembly.Module,
  _files: ModelFiles,
  _mostTokens: number,
): Promise<Engine> {
  return Promise.reject(new Error('The engine is put here by the build'))
}
