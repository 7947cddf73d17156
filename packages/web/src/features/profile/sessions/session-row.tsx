import type { Session } from '@daywell/core/account'
import { profileTexts } from '#features/profile/profile.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { notify } from '#kit/ui/toasts/notify.ts'
import { dayText, lastUsed } from './last-used.ts'
import styles from './sessions.module.css'
import { useEnding } from './use-ending.ts'
import { usedText } from './used-text.ts'

interface SessionRowProps {
  readonly session: Session
  readonly onEnd: (id: string) => Promise<void>
}

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { sessions: texts } = useTexts(profileTexts)
  const { id, device, createdAt, current } = session
  const name = device ?? texts.unknown
  const ending = useEnding(() => onEnd(id))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const used = lastUsed(session, { now: Date.now(), timeZone })
  const end = async () => {
    if (await ending.run()) notify.success(texts.ended(name))
  }
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.device}>
          {device ?? (!current && name)}
          {current && <span className={styles.here}>{texts.here}</span>}
        </p>
        <p className="text-small text-quiet">
          {!current && `${usedText(used, texts)} · `}
          {texts.since(dayText(createdAt, timeZone))}
        </p>
        {ending.failed && (
          <p className={styles.trouble} role="alert">
            {texts.notEnded}
          </p>
        )}
      </div>
      {!current && (
        <Button
          size="small"
          busy={ending.busy}
          busyLabel={texts.ending}
          aria-label={texts.endOf(name)}
          onClick={() => void end()}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
