import { useState } from 'react'

/** One try to end something, and how that goes. */
export function useEnding(end: () => Promise<void>) {
  const [phase, setPhase] = useState<'idle' | 'busy' | 'failed'>('idle')
  return {
    busy: phase === 'busy',
    failed: phase === 'failed',
    /** Answers whether it is ended. */
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
