import { Component, type ErrorInfo, type ReactNode } from 'react'
import { CrashScreen } from './crash-screen.tsx'

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
