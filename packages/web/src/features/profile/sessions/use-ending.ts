import { useState } from 'react'

/** The state of one attempt to end a session. */
export function useEnding(end: () => Promise<void>) {
  const [phase, setPhase] = useState<'idle' | 'busy' | 'failed'>('idle')
  return {
    busy: phase === 'busy',
    failed: phase === 'failed',
    /** Returns whether it has ended. */
    async run(): Promise<boolean> {
      setPhase('busy')
      try {
        await end()
        setPhase('idle')
        return true
      } catch {
        setPhase('failed')
        return false
      }
    },
  }
}
