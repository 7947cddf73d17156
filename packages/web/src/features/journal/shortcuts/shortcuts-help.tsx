export function ShortcutsHelp(_props: { onClose: () => void }) {
  return null
}
