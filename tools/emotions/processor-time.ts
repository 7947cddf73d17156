/** What something gives, and its seconds of one core: a busy machine makes it wait, not work. */
export function timed<Found>(act: () => Found): { found: Found; seconds: number } {
  const began = process.cpuUsage()
  const found = act()
  const { user, system } = process.cpuUsage(began)
  return { found, seconds: Math.max(user + system, 1) / 1e6 }
}
