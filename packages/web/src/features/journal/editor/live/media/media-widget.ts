import { type EditorView, WidgetType } from '@codemirror/view'
import styles from './media.module.css'
import type { MediaHosts } from './media-hosts.ts'
import type { PlacedMedia } from './read-groups.ts'

interface Look {
  readonly isBlock: boolean
  /** The caret is in its lines, which are shown below. */
  readonly isTouched: boolean
}

const ROUGH_HEIGHT_PX = 320

/** An element in the text in which React shows photos and recordings. */
export class MediaWidget extends WidgetType {
  readonly hosts: MediaHosts
  readonly media: readonly PlacedMedia[]
  readonly look: Look

  constructor(hosts: MediaHosts, media: readonly PlacedMedia[], look: Look) {
    super()
    this.hosts = hosts
    this.media = media
    this.look = look
  }

  override eq(other: MediaWidget): boolean {
    return this.key() === other.key()
  }

  toDOM(view: EditorView): HTMLElement {
    const element = document.createElement(this.look.isBlock ? 'div' : 'span')
    element.contentEditable = 'false'
    this.updateDOM(element, view)
    return element
  }

  override updateDOM(element: HTMLElement, view: EditorView): boolean {
    const { isBlock, isTouched } = this.look
    if (isBlock !== (element.tagName === 'DIV')) return false
    element.className = (isBlock ? styles.block : styles.inline) ?? ''
    element.toggleAttribute('data-touched', isTouched)
    this.hosts.put(element, { view, media: this.media })
    return true
  }

  override destroy(element: HTMLElement): void {
    this.hosts.remove(element)
  }

  override get estimatedHeight(): number {
    return this.look.isBlock ? ROUGH_HEIGHT_PX : -1
  }

  /** React's own, and the browser's. */
  override ignoreEvent(): boolean {
    return true
  }

  private key(): string {
    const { isBlock, isTouched } = this.look
    return JSON.stringify([isBlock, isTouched, this.media.map(({ id, caption }) => [id, caption])])
  }
}
