import { useTexts } from '#kit/texts/use-texts.ts'
import { chartsTexts } from '../charts.texts.ts'

interface EntriesButtonProps {
  count: number
  label: string
  /** Shown instead of the number. */
  children?: string | undefined
  onOpen: () => void
}

/** A number in a table that opens the entries behind it. */
export function EntriesButton({ count, label, children, onOpen }: EntriesButtonProps) {
  const texts = useTexts(chartsTexts)
  if (count === 0) return children ?? texts.number(0)
  return (
    <button type="button" aria-label={label} onClick={onOpen}>
      {children ?? texts.number(count)}
    </button>
  )
}
