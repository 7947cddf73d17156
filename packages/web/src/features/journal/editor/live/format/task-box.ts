import { WidgetType } from '@codemirror/view'
import styles from './format.module.css'

/** The checkbox of a task. Its name is the task itself. */
export class TaskBox extends WidgetType {
  readonly isDone: boolean
  readonly name: string

  constructor(isDone: boolean, name: string) {
    super()
    this.isDone = isDone
    this.name = name
  }

  override eq(other: TaskBox): boolean {
    return other.isDone === this.isDone && other.name === this.name
  }

  toDOM(): HTMLElement {
    const box = document.createElement('input')
    box.type = 'checkbox'
    box.className = styles.box ?? ''
    // The text has the only tab stop; there, a shortcut toggles the task.
    box.tabIndex = -1
    this.updateDOM(box)
    return box
  }

  override updateDOM(box: HTMLElement): boolean {
    if (!(box instanceof HTMLInputElement)) return false
    box.checked = this.isDone
    box.setAttribute('aria-label', this.name)
    return true
  }

  override ignoreEvent(): boolean {
    return false
  }
}
