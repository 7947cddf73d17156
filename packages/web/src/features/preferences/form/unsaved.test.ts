import { describe, expect, it } from 'vitest'
import { ANNA, SIGNED_IN, startSession } from '#services/session/testing/start-session.ts'
import { leaveUnsaved, unsavedOf } from './unsaved.ts'

const changes = { 'writingGoals.wordsPerEntry': { to: 300 } }

describe('changes that nobody saved', () => {
  it('wait for their person as long as they stay', async () => {
    const { session } = startSession(SIGNED_IN)
    await session.restore()
    expect(unsavedOf(session)).toEqual({})
    leaveUnsaved(session, changes)
    expect(unsavedOf(session)).toEqual(changes)
    session.end('left')
    expect(unsavedOf(session)).toEqual({})
    session.signIn({ token: 't', user: ANNA, onboardingComplete: true })
    expect(unsavedOf(session)).toEqual({})
  })

  it('are shown to nobody else', async () => {
    const { session } = startSession(SIGNED_IN)
    await session.restore()
    leaveUnsaved(session, changes)
    session.signIn({ token: 't', user: { ...ANNA, id: 'b2' }, onboardingComplete: true })
    expect(unsavedOf(session)).toEqual({})
  })

  it('of nobody are not kept', () => {
    const { session } = startSession({})
    leaveUnsaved(session, changes)
    expect(unsavedOf(session)).toEqual({})
  })
})
