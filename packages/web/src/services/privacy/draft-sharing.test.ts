import { describe, expect, it } from 'vitest'
import { type DraftPage, draftSharing } from './draft-sharing.ts'

const aPage = (parts: Partial<DraftPage> = {}): DraftPage => ({
  entryId: 'e1',
  level: 'hybrid',
  keepHere: false,
  hidden: false,
  ...parts,
})

describe('a draft and the assistant', () => {
  it('is shared by default unless its text is to stay here', () => {
    const { isShared } = draftSharing()
    const pages = [
      ...[aPage(), aPage({ level: 'cloud' }), aPage({ entryId: undefined })],
      ...[aPage({ level: 'local' }), aPage({ keepHere: true }), aPage({ level: undefined })],
      aPage({ hidden: true }),
    ]
    expect(pages.map(isShared)).toEqual([true, true, true, false, false, false, false])
  })

  it('becomes sendable only while it is shared', () => {
    const { draftOf, choose } = draftSharing()
    expect(draftOf(aPage(), 'Words')).toBe('Words')
    expect(draftOf(aPage(), ' \n')).toBeUndefined()
    expect(draftOf(aPage(), 'half \ud83d and \0 none')).toBe('half \ufffd and  none')
    choose(aPage(), false)
    expect(draftOf(aPage(), 'Words')).toBeUndefined()
    expect(draftOf(aPage({ entryId: 'e2' }), 'Words')).toBe('Words')
    choose(aPage({ level: 'local' }), true)
    expect(draftOf(aPage({ level: 'local' }), 'Words')).toBe('Words')
    expect(draftOf(aPage({ level: undefined }), 'Words')).toBeUndefined()
    expect(draftOf(aPage({ level: 'local', hidden: true }), 'Words')).toBeUndefined()
    expect(draftOf(aPage(), 'word '.repeat(100_000))).toHaveLength(200_000)
  })

  it('FMT-18 is cut without uncovering what is struck out', () => {
    const { draftOf } = draftSharing()
    const rest = ` ${'word '.repeat(39_997)}`
    expect(draftOf(aPage(), `~~SECRET and much more~~${rest}`)).toBe(rest)
  })

  it('is no longer shared by a choice made before it was to stay here', () => {
    const { isShared, choose } = draftSharing()
    choose(aPage(), false)
    choose(aPage(), true)
    expect(isShared(aPage({ keepHere: true }))).toBe(false)
    expect(isShared(aPage({ level: 'local' }))).toBe(false)
    choose(aPage({ keepHere: true }), true)
    expect(isShared(aPage({ keepHere: true }))).toBe(true)
  })

  it('keeps its choice under a new id, and gives it to no other page', () => {
    const { isShared, choose, moved, forgetNew, forgetAll } = draftSharing()
    const local = { level: 'local' } as const
    const [blank, saved] = [aPage({ ...local, entryId: undefined }), aPage(local)]
    choose(blank, true)
    moved(undefined, 'e1')
    expect([isShared(blank), isShared(saved)]).toEqual([false, true])
    choose(blank, true)
    forgetNew()
    expect(isShared(blank)).toBe(false)
    forgetAll()
    expect(isShared(saved)).toBe(false)
  })
})
