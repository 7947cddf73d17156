/**
 * Aborts with `stopped`, or after `ms`. `AbortSignal.any` over an `AbortSignal.timeout` isn't
 * enough: Node holds the timeout only weakly, so it may be collected as garbage and never abort.
 */
export function deadline(stopped: AbortSignal, ms: number): AbortSignal {
  const own = new AbortController()
  const expire = () => own.abort(new DOMException('It took too long', 'TimeoutError'))
  const timer = setTimeout(expire, ms).unref()
  const stop = () => {
    clearTimeout(timer)
    own.abort(stopped.reason)
  }
  if (stopped.aborted) stop()
  else stopped.addEventListener('abort', stop, { once: true, signal: own.signal })
  return own.signal
}
