let before: HTMLElement | undefined

/** A ref for the toast area that remembers where the focus came from: toasts disappear. */
export function watchFocus(area: HTMLElement | null): (() => void) | undefined {
  if (!area) return undefined
  const note = ({ relatedTarget: from }: FocusEvent) => {
    if (from instanceof HTMLElement && !area.contains(from)) before = from
  }
  area.addEventListener('focusin', note)
  return () => area.removeEventListener('focusin', note)
}

/** The button disappears with its toast: returns its focus to where it was. */
export function giveFocusBack(button: HTMLElement): void {
  if (document.activeElement === button && before?.isConnected) before.focus()
  before = undefined
}
