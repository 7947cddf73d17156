import { useState } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { backupUnderWay } from '#services/backup/backup-under-way.ts'

/** Keeps somebody from leaving as long as the words that they take along are not in their file. */
export function useTooEarly() {
  const running = useObservable(backupUnderWay, backupUnderWay.is)
  const [tried, setTried] = useState(false)
  return {
    /** Somebody has tried, and it is still too early. */
    is: tried && running,
    /** Whether it is time; if not, that is said. */
    check() {
      const is = backupUnderWay.is()
      setTried(is)
      return !is
    },
  }
}
