import { useState } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { backupUnderWay } from '#services/backup/backup-under-way.ts'

/** Blocks leaving while a requested backup is still running. */
export function useTooEarly() {
  const running = useObservable(backupUnderWay, backupUnderWay.is)
  const [tried, setTried] = useState(false)
  return {
    /** The person has tried, and it's still too early. */
    is: tried && running,
    /** Whether leaving is possible; otherwise shows why not. */
    check() {
      const is = backupUnderWay.is()
      setTried(is)
      return !is
    },
  }
}
