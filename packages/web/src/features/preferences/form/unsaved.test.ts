import { describe, expect, it } from 'vitest'
import { ANNA, SIGNED_IN, startSession } from '#services/session/testing/start-session.ts'
import { rememberUnsaved, unsavedOf } from './unsaved.ts'

const changes = { 'writingGoals.wordsPerEntry': { to: 300 } }

describe('unsaved changes', () => {
  it('are kept during the session', async () => {
    const { session } = startSession(SIGNED_IN)
    await session.restore()
    expect(unsavedOf(session)).toEqual({})
    rememberUnsaved(session, changes)
    expect(unsavedOf(session)).toEqual(changes)
    session.end('left')
    expect(unsavedOf(session)).toEqual({})
    session.signIn({ token: 't', user: ANNA, onboardingComplete: true })
    expect(unsavedOf(session)).toEqual({})
  })

  it('are not shown to another person', async () => {
    const { session } = startSession(SIGNED_IN)
    await session.restore()
    rememberUnsaved(session, changes)
    session.signIn({ token: 't', user: { ...ANNA, id: 'b2' }, onboardingComplete: true })
    expect(unsavedOf(session)).toEqual({})
  })

  it('are not kept when signed out', () => {
    const { session } = startSession({})
    rememberUnsaved(session, changes)
    expect(unsavedOf(session)).toEqual({})
  })
})
