import { givenNames } from './given-names.ts'
import { isKin, isKinAsName } from './kin.ts'

/** Names that are also common words: Rose and roses. */
const ALSO_WORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'amber angel art autumn basil bear bill brook buddy bunny carol cat chance charity chase cherry ' +
    'clay cliff cookie coral crystal ' +
    'daisy dale dawn dean destiny dick drew earl faith fern finn flora forest frank gene ginger ' +
    'glen grace grant hazel heath heather holly honey hope hunter iris ivy jack jade jasmine jay ' +
    'jean jewel joy june kit lance lane lily major mark marsh mason may melody miles nick olive ' +
    'opal page pat patience pearl penny petal peter poppy precious prince raven ray reed rich rob ' +
    'robin rock rose rosemary ruby rusty sage sandy scout sky sol sonny star stone storm sue ' +
    'summer sunny tiger trinity trip victor violet wade ward will willow win winter woody wren'
  ).split(' '),
)

/** The names in one entry, and the head words of its other themes. */
interface Mentions {
  readonly names: readonly string[]
  readonly heads: readonly string[]
}

/** How many entries have a word as a name, and how many only as the head word of a theme. */
interface Uses {
  readonly asName: number
  readonly asWord: number
}

/** Words that are a person's name wherever they stand. */
export function namesAlone(entries: readonly Mentions[]): ReadonlySet<string> {
  const uses = new Map<string, { asName: number; asWord: number }>()
  for (const { names } of entries)
    for (const name of new Set(names)) {
      const { asName } = uses.get(name) ?? { asName: 0 }
      uses.set(name, { asName: asName + 1, asWord: 0 })
    }
  for (const { names, heads } of entries)
    for (const head of new Set(heads)) {
      const known = uses.get(head)
      if (known && !names.includes(head)) known.asWord += 1
    }
  return new Set([...uses].flatMap(([name, use]) => (isNameAlone(name, use) ? [name] : [])))
}

/**
 * Whether a word is a person's name wherever it stands. One that most entries use as a common word
 * isn't a name: `lunch with Therapy friends`.
 */
export function isNameAlone(name: string, { asName, asWord }: Uses): boolean {
  return canBeName(name) && (asName >= asWord || givenNames.has(name) || isKin(name))
}

/** Whether it's one word that can be a person's name, unlike `friend`. */
function canBeName(key: string): boolean {
  if (key === '' || key.includes(' ') || ALSO_WORDS.has(key)) return false
  return !isKin(key) || isKinAsName(key)
}
