import type { Entry } from '@daywell/core/journal'
import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { SegmentedControl } from '#kit/ui/choice/segmented-control.tsx'
import { Field } from '#kit/ui/field/field.tsx'
import { chartsTexts } from '../charts.texts.ts'
import styles from './range-picker.module.css'
import { type ChosenRange, isRange, presets, rangeOf } from './shown-range.ts'

interface RangePickerProps {
  range: ChosenRange
  entries: readonly Entry[]
  today: string
  onRange: (range: ChosenRange) => void
}

/** Chooses the range of the charts: a preset, or two dates. */
export function RangePicker({ range, entries, today, onRange }: RangePickerProps) {
  const texts = useTexts(chartsTexts).range
  // An incomplete range stays in the fields, and the charts don't change.
  const [typed, setTyped] = useState<{ from: string; to: string }>()
  const shown = typed ?? range
  const type = (part: { from?: string; to?: string }) => {
    const next = { from: shown.from, to: shown.to, ...part }
    setTyped(isRange(next) ? undefined : next)
    if (isRange(next)) onRange({ ...next, preset: undefined })
  }
  const isWrong = typed && typed.from !== '' && typed.to !== '' && typed.from > typed.to
  return (
    <div className={styles.picker}>
      <SegmentedControl
        label={texts.label}
        options={presets.map((value) => ({ value: value as string, label: texts[value] }))}
        value={typed ? '' : (range.preset ?? '')}
        onChange={(value) => {
          setTyped(undefined)
          const preset = presets.find((one) => one === value)
          if (preset) onRange(rangeOf(preset, entries, today))
        }}
      />
      <div className={styles.days}>
        <Field
          type="date"
          label={texts.from}
          value={shown.from}
          error={isWrong ? texts.wrong : undefined}
          onChange={({ target }) => type({ from: target.value })}
        />
        <Field
          type="date"
          label={texts.to}
          value={shown.to}
          onChange={({ target }) => type({ to: target.value })}
        />
      </div>
    </div>
  )
}
