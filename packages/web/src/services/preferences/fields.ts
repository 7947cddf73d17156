import { type Preferences, preferences } from '@daywell/core/preferences'

/** One preference, wherever it is in the preferences. */
export interface Field {
  /** As in `writingGoals.entriesPerWeek`. */
  readonly name: string
  /** The value in unvalidated preferences. */
  of(whole: unknown): unknown
  /** A copy with this value, or the original if the value is invalid. */
  put(whole: Preferences, value: unknown): Preferences
  /** A copy with this value, valid or not: it may still be being typed. */
  place(whole: Preferences, value: unknown): Preferences
}

/** The subset of a field's schema in use. */
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

/** Every field of the preferences. */
export const allFields: readonly Field[] = [...inSections, ...onTop]

/** The level is changed where entries are moved, and the version is the server's. */
const NOT_CHOSEN_HERE = ['journalStyle.privacyLevel', 'version']

/** The fields a person edits on the preferences screens. */
export const ownFields = allFields.filter(({ name }) => !NOT_CHOSEN_HERE.includes(name))

function fieldOf(section: string, field: string, schema: Schema): Field {
  const place = (whole: Preferences, value: unknown) => {
    const before = (whole as unknown as Record<string, Loose>)[section]
    return { ...whole, [section]: { ...before, [field]: value } }
  }
  const of = (whole: unknown) => asRecord(asRecord(whole)[section])[field]
  return { name: `${section}.${field}`, of, place, put: validated(schema, place) }
}

function topField(field: string, schema: Schema): Field {
  const place = (whole: Preferences, value: unknown) => ({ ...whole, [field]: value })
  return {
    name: field,
    of: (whole) => asRecord(whole)[field],
    place,
    put: validated(schema, place),
  }
}

function validated(schema: Schema, place: Field['place']): Field['put'] {
  return (whole, value) => {
    const found = schema.safeParse(value)
    return found.success ? place(whole, found.data) : whole
  }
}

function asRecord(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {}
}
