import { type RefObject, useEffect, useReducer } from 'react'

const EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'seeked', 'ratechange', 'durationchange']

/** Follows what an element plays. */
export function usePlayback(ref: RefObject<HTMLMediaElement | null>) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const listening = new AbortController()
    for (const event of EVENTS)
      element.addEventListener(event, redraw, { signal: listening.signal })
    return () => {
      listening.abort()
      element.pause()
    }
  }, [ref])
  const { paused = true, currentTime = 0, duration = 0, playbackRate = 1 } = ref.current ?? {}
  const seek = (to: number) => {
    if (!ref.current || !Number.isFinite(to)) return
    ref.current.currentTime = to
    // Before the element tells: the next key of a slider begins where this one ended.
    redraw()
  }
  return { isPlaying: !paused, at: currentTime, duration, rate: playbackRate, seek }
}
