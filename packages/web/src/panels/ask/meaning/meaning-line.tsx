import { sizeText } from '@daywell/core/storage'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Progress } from '#kit/ui/feedback/progress.tsx'
import type { WhyNot } from './fetch-model.ts'
import { meaningTexts } from './meaning.texts.ts'
import styles from './meaning-line.module.css'
import type { MeaningHere } from './meaning-of.ts'
import type { MeaningState, MeaningStore } from './meaning-store.ts'
import { useMeaningState, useReadingHere } from './use-meaning.ts'

interface MeaningLineProps {
  here: MeaningHere
  /** Whether it's offered to people who don't have it. */
  isOffered: boolean
}

/** Offers search by meaning on this device, and shows its progress. */
export function MeaningLine({ here, isOffered }: MeaningLineProps) {
  const { title } = useTexts(meaningTexts)
  const state = useMeaningState(here, isOffered)
  const titleId = useId()
  const line = useRef<HTMLElement>(null)
  const { phase } = state
  // The pressed button was replaced; keep keyboard focus here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase has other buttons
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus()
  }, [phase])
  const isHere = state.phase === 'kept' || state.phase === 'fetching'
  if (state.phase === 'none' || state.phase === 'looking' || !(isHere || isOffered)) return null
  return (
    <section ref={line} className={styles.line} aria-labelledby={titleId} tabIndex={-1}>
      <h3 className={styles.title} id={titleId}>
        {title}
      </h3>
      <Standing state={state} here={here} />
    </section>
  )
}

type Shown = Exclude<MeaningState, { phase: 'none' | 'looking' }>

function Standing({ state, here }: { state: Shown; here: MeaningHere }) {
  const { meaning: store } = here
  switch (state.phase) {
    case 'offered':
      return <Offer {...state} store={store} />
    case 'fetching':
      return <Fetching {...state} onStop={store.stop} />
    case 'failed':
      return <Failed {...state} onRetry={() => void store.fetch()} />
    case 'kept':
      return <Kept bytes={state.bytes} here={here} />
  }
}

interface OfferProps {
  bytes: number
  left: number
  store: MeaningStore
}

function Offer({ bytes, left, store }: OfferProps) {
  const texts = useTexts(meaningTexts)
  const [size, rest] = [sizeText(bytes), sizeText(left)]
  const [said, act] =
    left === 0
      ? [texts.alreadyHere, texts.use]
      : left < bytes
        ? [texts.begun(rest, size), texts.goOn(rest)]
        : [texts.offer(size), texts.download(size)]
  return (
    <>
      <p>{said}</p>
      <Button size="small" onClick={() => void store.fetch()}>
        {act}
      </Button>
      {left > 0 && left < bytes && (
        <Button size="small" kind="quiet" onClick={() => void store.remove()}>
          {texts.remove(sizeText(bytes - left))}
        </Button>
      )}
    </>
  )
}

interface FetchingProps {
  bytes: number
  done: number
  onStop: () => void
}

function Fetching({ bytes, done, onStop }: FetchingProps) {
  const { fetching } = useTexts(meaningTexts)
  return (
    <>
      <p>{fetching.said(sizeText(done), sizeText(bytes))}</p>
      <Progress label={fetching.label} value={done / bytes} />
      <Button size="small" kind="quiet" onClick={onStop}>
        {fetching.stop}
      </Button>
    </>
  )
}

function Failed({ why, bytes, onRetry }: { why: WhyNot; bytes: number; onRetry: () => void }) {
  const { failed, retry } = useTexts(meaningTexts)
  return (
    <>
      <p className={styles.failed} role="alert">
        {why === 'no-room' ? failed[why](sizeText(bytes)) : failed[why]}
      </p>
      {why !== 'refused' && (
        <Button size="small" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </>
  )
}

function Kept({ bytes, here }: { bytes: number; here: MeaningHere }) {
  const texts = useTexts(meaningTexts)
  const progress = useReadingHere(here)
  return (
    <>
      {progress && <p>{texts.reading(progress.read, progress.all)}</p>}
      {progress && (
        <Progress label={texts.readingLabel} value={progress.read / Math.max(1, progress.all)} />
      )}
      <p role="status">{!progress && texts.ready}</p>
      <Button size="small" kind="quiet" onClick={() => void here.meaning.remove()}>
        {texts.remove(sizeText(bytes))}
      </Button>
    </>
  )
}
