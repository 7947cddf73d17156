import { describe, expect, it } from 'vitest'
import { mediaInfo, mediaType } from './index.ts'

const shown = { part: 'shown', type: 'image/webp', bytes: 1, sha256: 'a'.repeat(64) }
const info = {
  id: 'a'.repeat(24),
  kind: 'photo',
  addedAt: '2026-03-14T09:30:00.000Z',
  parts: [shown],
}

describe('what is known of a photo', () => {
  it('has its parts, and the one that is shown among them (MED-04)', () => {
    expect(mediaInfo.safeParse(info).success).toBe(true)
    for (const parts of [[], [shown, shown], [{ ...shown, part: 'original' }]])
      expect(mediaInfo.safeParse({ ...info, parts }).success).toBe(false)
    expect(mediaInfo.safeParse({ ...info, place: '52.5, 13.4' }).success).toBe(false)
  })

  it('has no type that a browser would run (MED-04)', () => {
    for (const type of ['image/svg+xml', 'text/html', 'application/pdf', 'text/xml', ''])
      expect(mediaType.safeParse(type).success).toBe(false)
    for (const type of mediaType.options) expect(type).toMatch(/^(?:image|audio|video)\/[a-z0-9]+$/)
  })
})
