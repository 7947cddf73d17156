import { words } from '@daywell/core/account'
import { fieldsOf } from '@daywell/core/contract'
import { alikeIn } from '#services/preferences/alike.ts'

export type Added =
  | { readonly words: readonly string[] }
  /** It's already on the list, or blank. */
  | { readonly already: true }
  | { readonly wrong: string }

/** Adds a word; an offered word keeps its offered spelling. */
export function addWord(list: readonly string[], typed: string, offered: readonly string[]): Added {
  const own = typed.trim()
  if (own === '') return { words: list }
  if (alikeIn(list, own) !== undefined) return { already: true }
  const next = [...list, alikeIn(offered, own) ?? own]
  const checked = words().safeParse(next)
  if (checked.success) return { words: checked.data }
  return { wrong: Object.values(fieldsOf(checked.error))[0] ?? '' }
}

/** The custom words on a list, in order. */
export function ownWords(list: readonly string[], offered: readonly string[]): readonly string[] {
  return list.filter((word) => !offered.includes(word))
}

export function withWord(list: readonly string[], word: string, there: boolean): string[] {
  const others = list.filter((one) => one !== word)
  return there ? [...others, word] : others
}
