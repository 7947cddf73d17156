import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { type CardDetails, caretAfter, complaintsAbout, digitsOf, laidOut } from './card-details.ts'

const EMPTY: CardDetails = { number: '', expiry: '', code: '' }

/** Card fields, formatted while typing, with errors after blur. */
export function useCard() {
  const [card, setCard] = useState(EMPTY)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [stumbles, setStumbles] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const caret = useRef<{ input: HTMLInputElement; at: number }>(undefined)
  const complaints = complaintsAbout(card, new Date())

  useLayoutEffect(() => {
    const { input, at } = caret.current ?? {}
    caret.current = undefined
    if (input && at !== undefined) input.setSelectionRange(at, at)
  })
  useLayoutEffect(() => {
    if (stumbles > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [stumbles])

  const type = (name: keyof CardDetails, input: HTMLInputElement) => {
    const text = laidOut[name](input.value)
    const isAtEnd = input.selectionStart === input.value.length
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length
    caret.current = { input, at: isAtEnd ? text.length : caretAfter(before, text) }
    setCard({ ...card, [name]: text })
  }

  return {
    card,
    fields,
    fill(filled: CardDetails) {
      setLeft(new Set())
      setCard(filled)
    },
    /** Whether the card is valid; otherwise focuses the first invalid field. */
    check(): boolean {
      const isRight = Object.keys(complaints).length === 0
      setLeft(new Set(Object.keys(card)))
      if (!isRight) setStumbles(stumbles + 1)
      return isRight
    },
    field: (name: keyof CardDetails) => ({
      name,
      value: card[name],
      complaint: left.has(name) ? complaints[name] : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(name, event.currentTarget),
      onBlur: () => card[name] && setLeft(new Set(left).add(name)),
    }),
  }
}
