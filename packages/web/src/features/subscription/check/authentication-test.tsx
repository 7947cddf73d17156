import { endpoints } from '@daywell/core/contract'
import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { useSession } from '#services/session/session-context.ts'
import styles from './check.module.css'
import { checkTexts } from './check.texts.ts'

interface Answer {
  readonly status: number
  readonly data: string
}

/** Shows what the server says about the session, without changing it. */
export function AuthenticationTest() {
  const texts = useTexts(checkTexts).verify
  const session = useSession()
  const [answer, setAnswer] = useState<Answer | 'asking' | 'none'>()
  const test = async () => {
    setAnswer('asking')
    setAnswer(await verify(session.token()).catch(() => 'none' as const))
  }
  return (
    <section className={styles.test}>
      <h2>{texts.title}</h2>
      <p className="text-soft">{texts.what}</p>
      <Button busy={answer === 'asking'} busyLabel={texts.testing} onClick={test}>
        {texts.test}
      </Button>
      <div className={styles.answer} role="status">
        {answer === 'none' && <p>{texts.noAnswer}</p>}
        {typeof answer === 'object' && (
          <>
            <p>{texts.status(answer.status)}</p>
            <pre>{answer.data}</pre>
          </>
        )}
      </div>
    </section>
  )
}

/** Bypasses the API clients, which end a refused session. */
async function verify(token: string | null): Promise<Answer> {
  const response = await fetch(endpoints.verify.path, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    cache: 'no-store',
    credentials: 'omit',
  })
  const text = await response.text()
  return { status: response.status, data: readable(text) }
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
