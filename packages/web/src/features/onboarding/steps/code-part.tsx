import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { CodeSlip } from '#panels/recovery/code-slip.tsx'
import { recoveryTexts } from '#panels/recovery/recovery.texts.ts'
import { useSession, useSessionState } from '#services/session/session-context.ts'
import styles from './steps.module.css'

/** ONB-32: the new account's recovery code, until it's dismissed. It doesn't leave this step. */
export function CodePart() {
  const texts = useTexts(recoveryTexts)
  const { code: pending } = useSession()
  const state = useSessionState()
  const userId = state.phase === 'signed-in' ? state.userId : ''
  const [code, setCode] = useState(() => pending.of(userId))
  const [said, setSaid] = useState('')
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The focused button has gone.
    if (said) line.current?.focus()
  }, [said])
  const dismiss = (isSaved: boolean) => {
    pending.drop()
    setCode(null)
    setSaid(isSaved ? texts.putAway : texts.putOff)
  }
  if (code === null && said === '') return null
  return (
    <section className={styles.code} aria-labelledby="recovery-code">
      <h2 id="recovery-code">{texts.title}</h2>
      {code !== null && (
        <>
          <p className="text-small text-soft">{texts.what}</p>
          <CodeSlip code={code} userId={userId} onDismiss={dismiss} />
        </>
      )}
      {said && (
        <p ref={line} tabIndex={-1} className="text-small text-soft">
          {said}
        </p>
      )}
    </section>
  )
}
