import { type Preferences, preferences } from '@daywell/core/preferences'

/** One thing that a person can choose, wherever in the preferences it stands. */
export interface Field {
  /** As in `writingGoals.entriesPerWeek`. */
  readonly name: string
  /** The value in anything that may be preferences. */
  of(whole: unknown): unknown
  /** The same preferences with this value, or as they were when it is not one for this field. */
  put(whole: Preferences, value: unknown): Preferences
  /** The same preferences with this value, whatever it is: somebody may be in the middle of typing it. */
  place(whole: Preferences, value: unknown): Preferences
}

/** What is used of the schema of a field. */
interface Schema {
  safeParse(value: unknown): { success: true; data: unknown } | { success: false }
}
type Loose = Record<string, unknown>

const { preferredWritingTime, version, ...sections } = preferences.shape

const inSections = Object.entries(sections).flatMap(([section, { shape }]) =>
  Object.entries(shape as Record<string, Schema>).map(([field, schema]) =>
    fieldOf(section, field, schema),
  ),
)
const onTop = Object.entries({ preferredWritingTime, version }).map(([field, schema]) =>
  topField(field, schema),
)

/** Everything that preferences hold. */
export const allFields: readonly Field[] = [...inSections, ...onTop]

/** The level is changed where words are moved, and the version is the server's. */
const NOT_CHOSEN_HERE = ['journalStyle.privacyLevel', 'version']

/** What a person chooses on the screens of the preferences. */
export const ownFields = allFields.filter(({ name }) => !NOT_CHOSEN_HERE.includes(name))

function fieldOf(section: string, field: string, schema: Schema): Field {
  const place = (whole: Preferences, value: unknown) => {
    const before = (whole as unknown as Record<string, Loose>)[section]
    return { ...whole, [section]: { ...before, [field]: value } }
  }
  const of = (whole: unknown) => asRecord(asRecord(whole)[section])[field]
  return { name: `${section}.${field}`, of, place, put: checked(schema, place) }
}

function topField(field: string, schema: Schema): Field {
  const place = (whole: Preferences, value: unknown) => ({ ...whole, [field]: value })
  return { name: field, of: (whole) => asRecord(whole)[field], place, put: checked(schema, place) }
}

function checked(schema: Schema, place: Field['place']): Field['put'] {
  return (whole, value) => {
    const found = schema.safeParse(value)
    return found.success ? place(whole, found.data) : whole
  }
}

function asRecord(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {}
}
