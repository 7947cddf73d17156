import { useState } from 'react'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { useSession, useSessionState } from '#services/session/session-context.ts'
import { CodeSlip, type Kept } from './code-slip.tsx'
import { recoveryTexts } from './recovery.texts.ts'
import styles from './recovery-card.module.css'
import { shownInPlace } from './shown-in-place.ts'

/**
 * Shows a recovery code until it's acknowledged. Copying or downloading counts, but doesn't hide it
 * at once: it goes with the page, at log-out or when dismissed, and doesn't come back.
 */
export function RecoveryCard({ code }: { code: string | null }) {
  const texts = useTexts(recoveryTexts)
  const place = usePlace()
  const session = useSession()
  const whose = useWhose()
  const elsewhere = useObservable(shownInPlace, shownInPlace.is)
  const [kept, setKept] = useState<{ code: string; how: Kept; place: string; whose: string }>()
  const isHere = kept?.place === place && kept.whose === whose
  if (kept && !isHere) setKept(undefined)
  const shown = code ?? (isHere ? kept.code : null)
  if (shown === null || whose === null || elsewhere) return null
  const putAway = (how: Kept) => {
    setKept({ code: shown, how, place: window.location.pathname, whose })
    session.code.drop()
  }
  const dismiss = () => {
    setKept(undefined)
    session.code.drop()
  }
  const how = code === null ? kept?.how : undefined
  return (
    <aside className={`wrap ${styles.place}`} aria-labelledby="recovery-code">
      <Paper className={styles.card}>
        <div className={styles.words}>
          <h2 id="recovery-code">{texts.title}</h2>
          <p className="text-soft">{texts.what}</p>
        </div>
        <CodeSlip code={shown} kept={how} onKept={putAway} onDismiss={dismiss} />
      </Paper>
    </aside>
  )
}

/**
 * The path in the address bar. React's location lags while the next page loads, and a code
 * acknowledged in between would vanish with it.
 */
function usePlace(): string {
  useLocation()
  return window.location.pathname
}

function useWhose(): string | null {
  const state = useSessionState()
  return state.phase === 'signed-in' ? state.userId : null
}
