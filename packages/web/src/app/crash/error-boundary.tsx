import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reloadIntoNewest } from '#app/updates/reload-into-newest.ts'
import { textsIn } from '#kit/texts/catalogue.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { crashTexts } from './crash.texts.ts'
import styles from './crash-screen.module.css'
import { describeError } from './describe-error.ts'

interface Props {
  readonly children: ReactNode
  /** Set for the root boundary: its crash screen replaces the page and needs its own `main`. */
  readonly root?: true
}

interface State {
  readonly crash: { readonly error: unknown; readonly componentStack: string } | null
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crash: null }

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error, componentStack: '' } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.setState({ crash: { error, componentStack: info.componentStack ?? '' } })
  }

  override render(): ReactNode {
    if (!this.state.crash) return this.props.children
    const screen = <CrashScreen {...this.state.crash} />
    return this.props.root ? <main>{screen}</main> : screen
  }
}

interface CrashScreenProps {
  readonly error: unknown
  readonly componentStack: string
}

/** Uses no router, context or hook, since any of them may be what crashed. */
function CrashScreen({ error, componentStack }: CrashScreenProps) {
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
