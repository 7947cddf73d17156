/** Which characters a font has a sign for, as its `cmap` table tells (OpenType 1.9, formats 4 and 12). */
export function charactersOf(font: Buffer): (character: number) => boolean {
  const table = tableOf(font, 'cmap')
  if (!table) return () => false
  const subtables = Array.from({ length: table.readUInt16BE(2) }, (_, n) =>
    table.subarray(table.readUInt32BE(4 + 8 * n + 4)),
  )
  const byFormat = (format: number) => subtables.find((one) => one.readUInt16BE(0) === format)
  const full = byFormat(12)
  if (full) return inGroups(full)
  const basic = byFormat(4)
  return basic ? inSegments(basic) : () => false
}

function tableOf(font: Buffer, tag: string): Buffer | undefined {
  for (let n = 0; n < font.readUInt16BE(4); n++) {
    const record = 12 + 16 * n
    if (font.toString('latin1', record, record + 4) !== tag) continue
    return font.subarray(font.readUInt32BE(record + 8))
  }
  return undefined
}

function inGroups(table: Buffer): (character: number) => boolean {
  const count = table.readUInt32BE(12)
  const field = (group: number, at: number) => table.readUInt32BE(16 + 12 * group + at)
  return (character) => {
    const group = firstWhere(count, (n) => field(n, 4) >= character)
    return group < count && field(group, 0) <= character
  }
}

function inSegments(table: Buffer): (character: number) => boolean {
  const count = table.readUInt16BE(6) / 2
  const field = (list: number, segment: number) =>
    table.readUInt16BE(14 + (list === 0 ? 0 : 2) + 2 * (list * count + segment))
  return (character) => {
    if (character > 0xffff) return false
    const segment = firstWhere(count, (n) => field(0, n) >= character)
    if (segment === count || field(1, segment) > character) return false
    const offset = field(3, segment)
    if (offset === 0) return ((character + field(2, segment)) & 0xffff) !== 0
    const place = 16 + 2 * (3 * count + segment)
    return table.readUInt16BE(place + offset + 2 * (character - field(1, segment))) !== 0
  }
}

/** The first number below `count` for which this holds, of a row where it holds from then on. */
function firstWhere(count: number, holds: (n: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
