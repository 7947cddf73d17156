import { words } from '@daywell/core/account'
import { fieldsOf } from '@daywell/core/contract'
import { alikeIn } from '#services/preferences/alike.ts'

export type Added =
  | { readonly words: readonly string[] }
  /** It is there already, or it is no word for a list. */
  | { readonly already: true }
  | { readonly wrong: string }

/** A list with one more word; of words that are offered, the offered spelling is taken. */
export function addWord(list: readonly string[], typed: string, offered: readonly string[]): Added {
  const own = typed.trim()
  if (own === '') return { words: list }
  if (alikeIn(list, own) !== undefined) return { already: true }
  const next = [...list, alikeIn(offered, own) ?? own]
  const checked = words().safeParse(next)
  if (checked.success) return { words: checked.data }
  return { wrong: Object.values(fieldsOf(checked.error))[0] ?? '' }
}

/** What is in a list beside what is offered, in its order. */
export function ownWords(list: readonly string[], offered: readonly string[]): readonly string[] {
  return list.filter((word) => !offered.includes(word))
}

export function withWord(list: readonly string[], word: string, there: boolean): string[] {
  const others = list.filter((one) => one !== word)
  return there ? [...others, word] : others
}
