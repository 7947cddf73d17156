/** The length of a recording, as players show it: `0:07`, `2:10` or `1:02:10`. */
export function lengthText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = `${whole % 60}`.padStart(2, '0')
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${`${minutes}`.padStart(2, '0')}:${rest}`
}
