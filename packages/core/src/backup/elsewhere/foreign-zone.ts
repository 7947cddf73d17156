import { zoneOf } from '#time/index.ts'

const UTC = /^(?:etc\/)?(?:utc|gmt|uct|zulu|universal|greenwich)$/i
const OFFSET = /^(?:etc\/)?(?:utc|gmt)?([+-])(\d{1,2}):?(\d{2})?$/i

/** The zone that another app means by a name, such as `Europe/Berlin` or `GMT+0100`. */
export function foreignZone(name: unknown): string | undefined {
  if (typeof name !== 'string' || name.length > 64) return undefined
  const text = name.trim()
  if (UTC.test(text)) return 'UTC'
  // Keeps the spelling of the file; a runtime may use another alias.
  if (zoneOf(text) !== 'UTC') return text
  const [, sign, hours, minutes = '00'] = OFFSET.exec(text) ?? []
  return sign === undefined ? undefined : zoneAhead(sign, Number(hours), minutes)
}

/** Zones of whole hours are `Etc/GMT±n`, with the sign reversed. */
function zoneAhead(sign: string, hours: number, minutes: string): string | undefined {
  const whole = minutes === '00'
  if (whole && hours === 0) return 'UTC'
  const two = String(hours).padStart(2, '0')
  const named = whole ? `Etc/GMT${sign === '+' ? '-' : '+'}${hours}` : `${sign}${two}:${minutes}`
  return zoneOf(named) === 'UTC' ? undefined : named
}
