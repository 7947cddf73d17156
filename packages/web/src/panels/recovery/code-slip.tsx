import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#device/files/save-file.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { copyText } from '#kit/ui/text/copy-text.ts'
import { useSession } from '#services/session/session-context.ts'
import styles from './code-slip.module.css'
import { recoveryTexts } from './recovery.texts.ts'

/** How a code was saved. */
type Kept = 'copied' | 'downloaded'

interface CodeSlipProps {
  readonly code: string
  readonly userId: string
  /** Without it there's no way to put the slip away: the page has its own. */
  readonly onDismiss?: (isSaved: boolean) => void
}

/** A recovery code, with buttons to save it. A saved one stays visible until it's dismissed. */
export function CodeSlip({ code, userId, onDismiss }: CodeSlipProps) {
  const texts = useTexts(recoveryTexts)
  const { code: pending } = useSession()
  const [refused, setRefused] = useState(false)
  const [kept, setKept] = useState<Kept>()
  const keep = (how: Kept) => {
    pending.saved(userId)
    setKept(how)
  }
  const copy = async () => {
    const copied = await copyText(code)
    setRefused(!copied)
    if (copied) keep('copied')
  }
  const download = () => {
    const text = texts.file(code, `${window.location.origin}/recover`)
    saveFile(texts.fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }))
    keep('downloaded')
  }
  const icon = (how: Kept, Icon: typeof Copy) =>
    kept === how ? <Check aria-hidden="true" /> : <Icon aria-hidden="true" />
  return (
    <div className={styles.slip}>
      <code className={styles.code}>{code}</code>
      <div className={styles.actions}>
        <Button icon={icon('copied', Copy)} onClick={copy}>
          {texts.copy}
        </Button>
        <Button icon={icon('downloaded', Download)} onClick={download}>
          {texts.download}
        </Button>
        {onDismiss && (
          <Button kind="quiet" onClick={() => onDismiss(kept !== undefined)}>
            {kept ? texts.done : texts.later}
          </Button>
        )}
      </div>
      <p className="text-small text-quiet" role="status">
        {refused ? texts.cannotCopy : kept && texts[kept]}
      </p>
    </div>
  )
}
