import { type ChangeEvent, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Field } from '#ui/field/field.tsx'
import { detailsTexts } from './details.texts.ts'
import { useToday } from './use-today.ts'
import { useWriting, useWritingState } from './writing-context.ts'

/** The day that an entry belongs to: today, or an earlier one. */
export function DayField() {
  const texts = useTexts(detailsTexts)
  const writing = useWriting()
  const today = useToday()
  const day = useWritingState((state) => state.details.localDate) ?? today
  const [refused, setRefused] = useState<string>()
  const choose = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    const ahead = value > today
    setRefused(ahead ? value : undefined)
    if (value !== '' && !ahead) writing.setDetails({ localDate: value })
  }
  return (
    <Field
      type="date"
      label={texts.date}
      max={today}
      value={refused ?? day}
      error={refused && texts.notFuture}
      onChange={choose}
      onBlur={() => setRefused(undefined)}
    />
  )
}
