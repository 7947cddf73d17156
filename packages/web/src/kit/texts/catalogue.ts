/** A text, one that takes values (`(n: number) => `${n} words``), or a list of them. */
type Text = string | ((...values: never[]) => string) | readonly (string | Texts)[]
interface Texts {
  readonly [name: string]: Text | Texts
}

/** The same shape with other strings: what a translation has to fill in. */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : { readonly [K in keyof T]: Translation<T[K]> }

export type Catalogue<T> = Readonly<Record<string, T>> & { readonly en: T }

/**
 * One feature's texts. A translation is one more property, named by its language tag; it doesn't
 * compile while a text is missing, superfluous or of another shape.
 */
export function catalogue<const T extends Texts>(
  languages: { readonly en: T } & Readonly<Record<string, Translation<T>>>,
): Catalogue<Translation<T>> {
  return languages as unknown as Catalogue<Translation<T>>
}

/** The texts in the first requested language available; `de-AT` falls back to `de`. */
export function textsIn<T>(texts: Catalogue<T>, wanted: readonly string[]): T {
  for (const tag of wanted.map((language) => language.toLowerCase())) {
    for (const name of [tag, tag.replace(/-.*/, '')]) {
      if (Object.hasOwn(texts, name)) return texts[name] as T
    }
  }
  return texts.en
}
