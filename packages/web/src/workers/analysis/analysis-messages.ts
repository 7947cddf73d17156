import type { Analysis } from '@daywell/core/analysis'

/** What the page asks of the worker; the next only after the answer. */
export interface AnalysisRequest {
  readonly texts: readonly string[]
}

export type AnalysisAnswer =
  | { readonly kind: 'done'; readonly analyses: readonly Analysis[] }
  | { readonly kind: 'failed' }
