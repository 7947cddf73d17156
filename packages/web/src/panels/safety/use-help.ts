import { countries, type Where } from '@daywell/core/safety'
import { useMemo, useState } from 'react'

const NOWHERE = ''

/** The person's country as far as the device can tell, or the one they chose. */
export function useWhere() {
  const [country, setCountry] = useState<string>()
  const where: Where = useMemo(
    () => ({
      country,
      // Choosing "elsewhere" isn't overridden by the time zone.
      timeZone: country === NOWHERE ? undefined : zone(),
      locale: country === NOWHERE ? undefined : navigator.language,
    }),
    [country],
  )
  return { where, setCountry }
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** All countries by name, and an option for the rest of the world. */
export function countryOptions(elsewhere: string) {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  const known = countries().map((code) => ({ value: code, label: names.of(code) ?? code }))
  known.sort((a, b) => a.label.localeCompare(b.label, 'en'))
  return [...known, { value: NOWHERE, label: elsewhere }]
}
