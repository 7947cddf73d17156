/**
 * No white space and no control characters, so that what is shown is what is opened.
 * The letters are spelled out: without regard to case, `ſ` would be an `s`.
 */
const SAFE =
  /^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s\p{Cc}/]|[Mm][Aa][Ii][Ll][Tt][Oo]:[^\s\p{Cc}])[^\s\p{Cc}]*$/u
const BARE = /https?:\/\/(?!\/)[^\s\p{Cc}<>[\]`"{}|\\^\u3000-\u303f\uff01-\uff0f]+/iuy
const IN_ANGLES = /<((?:https?:\/\/|mailto:)[^\s\p{Cc}<>]+)>/iuy
/** Signs that end a sentence or a mark rather than an address. */
const TRAILING = new Set("?!.,:;*_~'‘’“”…»")

/** Whether a link may lead there: http, https and mailto only. */
export function isSafeAddress(address: string): boolean {
  return SAFE.test(address)
}

/** The address that is written out at an offset, without the sign that ends the sentence. */
export function bareAddressAt(text: string, at: number): string | undefined {
  BARE.lastIndex = at
  const found = BARE.exec(text)?.[0]
  if (found === undefined) return undefined
  const address = found.slice(0, endOfAddress(found))
  return isSafeAddress(address) ? address : undefined
}

/** The address of `<https://…>` or `<mailto:…>`. */
export function angleAddressAt(text: string, at: number): string | undefined {
  IN_ANGLES.lastIndex = at
  const address = IN_ANGLES.exec(text)?.[1]
  return address !== undefined && isSafeAddress(address) ? address : undefined
}

/** A closing parenthesis belongs to the address only if the address has one that opens. */
function endOfAddress(found: string): number {
  let unopened = 0
  for (const character of found) unopened += character === ')' ? 1 : character === '(' ? -1 : 0
  let end = found.length
  while (end > 0) {
    const last = found.charAt(end - 1)
    if (last === ')' && unopened > 0) unopened -= 1
    else if (!TRAILING.has(last)) break
    end -= 1
  }
  return end
}
