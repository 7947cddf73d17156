import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from '#navigation/navigation.tsx'
import { useSession, useSessionState } from '#session/session-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { Paper } from '#ui/surface/paper.tsx'
import { authTexts } from './auth.texts.ts'
import { copyText } from './copy-text.ts'
import { downloadText } from './download-text.ts'
import styles from './recovery-card.module.css'

type Kept = 'copied' | 'downloaded'

/**
 * Shows a recovery code until it was put away. One that was copied or downloaded counts as put
 * away, but is not snatched from under the eyes: it goes with the page, with its person, or when it
 * is dismissed, and does not come back.
 */
export function RecoveryCard({ code }: { code: string | null }) {
  const place = usePlace()
  const session = useSession()
  const whose = useWhose()
  const [kept, setKept] = useState<{ code: string; how: Kept; place: string; whose: string }>()
  const isHere = kept?.place === place && kept.whose === whose
  if (kept && !isHere) setKept(undefined)
  const shown = code ?? (isHere ? kept.code : null)
  if (shown === null || whose === null) return null
  const putAway = (how: Kept) => {
    setKept({ code: shown, how, place: window.location.pathname, whose })
    session.code.drop()
  }
  const dismiss = () => {
    setKept(undefined)
    session.code.drop()
  }
  const how = code === null ? kept?.how : undefined
  return <Card code={shown} kept={how} onKept={putAway} onDismiss={dismiss} />
}

/**
 * The page as the address bar has it. The place that React knows is behind for as long as the next
 * page is being fetched, and a code put away meanwhile would vanish when that page comes.
 */
function usePlace(): string {
  useLocation()
  return window.location.pathname
}

function useWhose(): string | null {
  const state = useSessionState()
  return state.phase === 'signed-in' ? state.userId : null
}

interface CardProps {
  code: string
  kept: Kept | undefined
  onKept: (how: Kept) => void
  onDismiss: () => void
}

function Card({ code, kept, onKept, onDismiss }: CardProps) {
  const texts = useTexts(authTexts).code
  const [refused, setRefused] = useState(false)
  const copy = async () => {
    const copied = await copyText(code)
    setRefused(!copied)
    if (copied) onKept('copied')
  }
  const download = () => {
    downloadText(texts.fileName, texts.file(code, `${window.location.origin}/recover`))
    onKept('downloaded')
  }
  const icon = (how: Kept, Icon: typeof Copy) =>
    kept === how ? <Check aria-hidden="true" /> : <Icon aria-hidden="true" />
  return (
    <aside className={`wrap ${styles.place}`} aria-labelledby="recovery-code">
      <Paper className={styles.card}>
        <div className={styles.words}>
          <h2 id="recovery-code">{texts.title}</h2>
          <p className="text-soft">{texts.what}</p>
        </div>
        <div className={styles.keep}>
          <code className={styles.code}>{code}</code>
          <div className={styles.actions}>
            <Button icon={icon('copied', Copy)} onClick={copy}>
              {texts.copy}
            </Button>
            <Button icon={icon('downloaded', Download)} onClick={download}>
              {texts.download}
            </Button>
            <Button kind="quiet" onClick={onDismiss}>
              {kept ? texts.done : texts.dismiss}
            </Button>
          </div>
          <p className="text-small text-quiet" role="status">
            {refused ? texts.cannotCopy : kept && texts[kept]}
          </p>
        </div>
      </Paper>
    </aside>
  )
}
