import type { ShownItem } from '../shown-item.ts'

/** What can be done with a photo in a text that can be changed. `at` is its index in the text. */
export interface MediaEdit {
  setCaption(at: number, item: ShownItem, caption: string): void
  remove(at: number, item: ShownItem): void
}
