import { useEffect, useEffectEvent, useState } from 'react'
import { type Fetched, whyNotFetched } from './fetched.ts'

/**
 * Asks what it is given, and asks again when the network is back, `again` is called or `about`,
 * which stands for what the answer depends on, is another.
 */
export function useFetched<T>(
  ask: (() => Promise<T>) | undefined,
  about?: string,
): readonly [Fetched<T>, again: () => void] {
  const [fetched, setFetched] = useState<Fetched<T>>({ state: 'loading' })
  const [times, setTimes] = useState(0)
  const ready = ask !== undefined
  const begin = useEffectEvent(() => ask?.())
  const again = () => setTimes((count) => count + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked for, it is asked
  useEffect(() => {
    if (!ready) return
    let wanted = true
    // What is there stays until something newer is.
    setFetched((last) => (last.state === 'there' ? last : { state: 'loading' }))
    begin()?.then(
      (value) => wanted && setFetched({ state: 'there', value }),
      (error: unknown) => wanted && setFetched(whyNotFetched(error)),
    )
    return () => {
      wanted = false
    }
  }, [ready, about, times])

  useEffect(() => {
    if (fetched.state !== 'offline') return
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })
  return [fetched, again]
}
