import { reloadIntoNewest } from '#app/updates/reload-into-newest.ts'
import { textsIn } from '#kit/texts/catalogue.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { crashTexts } from './crash.texts.ts'
import styles from './crash-screen.module.css'
import { describeError } from './describe-error.ts'

interface Props {
  readonly error: unknown
  readonly componentStack: string
}

/** Uses no router, context or hook, since any of them may be what crashed. */
export function CrashScreen({ error, componentStack }: Props) {
  const texts = textsIn(crashTexts, navigator.languages)
  return (
    <section className={styles.screen} role="alert">
      <h1 className="text-title">{texts.title}</h1>
      <p className="text-lead text-soft">{texts.what}</p>
      <p className="text-quiet">{texts.nothingLost}</p>
      <Button kind="primary" size="large" onClick={() => void reloadIntoNewest(window)}>
        {texts.reload}
      </Button>
      <details className={styles.details}>
        <summary>{texts.details}</summary>
        <pre>{describeError(error)}</pre>
        <pre>{componentStack.trim()}</pre>
      </details>
    </section>
  )
}
