import type { FontSize } from '@daywell/core/preferences'
import type { CSSProperties } from 'react'

const SIZES = { small: '1.0625rem', medium: '1.1875rem', large: '1.375rem' } as const

/** The look of a page with these preferences: the editor's and the sample's. */
export function pageLook({ fontSize, lineSpacing }: { fontSize: FontSize; lineSpacing: number }) {
  return { '--t-page': SIZES[fontSize], '--lead-page': lineSpacing } as CSSProperties
}
