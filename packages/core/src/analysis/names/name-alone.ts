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

/**
 * Words that are a person's name wherever they stand. A word that most entries use as a common
 * word isn't a name: `lunch with Therapy friends`.
 */
export function namesAlone(entries: readonly Mentions[]): ReadonlySet<string> {
  const known = new Map<string, number>()
  const count = (name: string, by: number) => known.set(name, (known.get(name) ?? 0) + by)
  for (const { names } of entries)
    for (const name of new Set(names)) if (isNameAlone(name)) count(name, 1)
  for (const { names, heads } of entries)
    for (const head of new Set(heads)) if (known.has(head) && !names.includes(head)) count(head, -1)
  const isSure = (name: string) => givenNames.has(name) || isKin(name)
  return new Set([...known].flatMap(([name, more]) => (more >= 0 || isSure(name) ? [name] : [])))
}

/** Whether it's one word that can be a person's name, unlike `friend`. */
function isNameAlone(key: string): boolean {
  if (key === '' || key.includes(' ') || ALSO_WORDS.has(key)) return false
  return !isKin(key) || isKinAsName(key)
}
