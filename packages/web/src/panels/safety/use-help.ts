import { countries, type Where } from '@daywell/core/safety'
import { useMemo, useState } from 'react'

const NOWHERE = ''

/** Where this person is as far as the device can tell, and another place if they choose one. */
export function useWhere() {
  const [country, setCountry] = useState<string>()
  const where: Where = useMemo(
    () => ({
      country,
      // Who says that they are elsewhere is not put back to where their clock is.
      timeZone: country === NOWHERE ? undefined : zone(),
      locale: country === NOWHERE ? undefined : navigator.language,
    }),
    [country],
  )
  return { where, setCountry }
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** All countries by their names, and a last one for the rest of the world. */
export function countryOptions(elsewhere: string) {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  const known = countries().map((code) => ({ value: code, label: names.of(code) ?? code }))
  known.sort((a, b) => a.label.localeCompare(b.label, 'en'))
  return [...known, { value: NOWHERE, label: elsewhere }]
}
