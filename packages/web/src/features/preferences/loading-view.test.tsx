import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LoadingView } from './loading-view.tsx'

describe('while the preferences are loading', () => {
  const shown = (attempt: number) =>
    renderToStaticMarkup(<LoadingView attempt={attempt} onRetry={() => {}} />)

  it('PREF-03 they can be asked for again, and each new attempt is counted', () => {
    expect(shown(1)).toContain('Retry Loading')
    expect(shown(1)).not.toContain('Attempt')
    for (const attempt of [2, 3, 4]) {
      expect(shown(attempt)).toContain('Retry Loading')
      expect(shown(attempt)).toContain(`Having trouble connecting... Attempt ${attempt}/4`)
    }
  })
})
