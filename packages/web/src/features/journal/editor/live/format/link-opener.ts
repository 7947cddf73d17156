import { WidgetType } from '@codemirror/view'
import styles from './format.module.css'
import { formatTexts } from './format.texts.ts'

/** A small sign after a link that opens it, also on a phone. */
export class LinkOpener extends WidgetType {
  readonly address: string

  constructor(address: string) {
    super()
    this.address = address
  }

  override eq(other: LinkOpener): boolean {
    return other.address === this.address
  }

  toDOM(): HTMLElement {
    const link = document.createElement('a')
    link.className = styles.opener ?? ''
    link.href = this.address
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
    link.tabIndex = -1
    link.textContent = '↗'
    link.setAttribute('aria-label', formatTexts.en.openLink(this.address))
    link.title = link.ariaLabel ?? ''
    return link
  }

  /** The browser opens it. */
  override ignoreEvent(): boolean {
    return true
  }
}
