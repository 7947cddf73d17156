/** A form's values, by field name. */
export type Values = Readonly<Record<string, string>>
/** Validation errors, by field name. */
export type Complaints = Readonly<Record<string, string>>

export interface FormState {
  readonly values: Values
  /** The values the form started with or last received. */
  readonly known: Values
  /**
   * The values being submitted, as typed; otherwise the known ones. A value that differs was typed
   * since.
   */
  readonly sent: Values
  readonly touched: ReadonlySet<string>
  /** A submit was tried, so every field shows its error. */
  readonly attempted: boolean
  readonly busy: boolean
  /** The message of the last failed call. */
  readonly failure: string | undefined
  /** The server's errors by value: each applies as long as its value stays. */
  readonly refused: Readonly<Record<string, { readonly value: string; readonly says: string }>>
  /** How many submits found an error: each time, the first invalid field takes the focus. */
  readonly stumbles: number
}

export type FormEvent =
  | { readonly type: 'changed'; readonly name: string; readonly value: string }
  | { readonly type: 'touched'; readonly name: string }
  | { readonly type: 'submitted'; readonly values: Values; readonly right: boolean }
  | { readonly type: 'failed'; readonly says: string; readonly fields: Complaints }
  | { readonly type: 'settled'; readonly values: Values }
  | { readonly type: 'done' }

export function emptyForm(values: Values): FormState {
  return {
    values,
    known: values,
    sent: values,
    touched: new Set(),
    attempted: false,
    busy: false,
    failure: undefined,
    refused: {},
    stumbles: 0,
  }
}

export function nextForm(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'changed':
      return { ...state, values: { ...state.values, [event.name]: event.value } }
    case 'touched':
      return { ...state, touched: new Set(state.touched).add(event.name) }
    case 'submitted':
      return {
        ...state,
        values: event.values,
        sent: event.right ? event.values : state.known,
        attempted: true,
        busy: event.right,
        failure: undefined,
        stumbles: state.stumbles + (event.right ? 0 : 1),
      }
    case 'failed':
      return refuse(state, event.says, event.fields)
    case 'settled':
      return settle(state, event.values)
    case 'done':
      return { ...state, sent: state.known, busy: false }
  }
}

function refuse(state: FormState, says: string, fields: Complaints): FormState {
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(state.values, name))
  return {
    ...state,
    sent: state.known,
    busy: false,
    failure: says,
    refused: Object.fromEntries(
      known.map(([name, why]) => [name, { value: state.values[name] ?? '', says: why }]),
    ),
    stumbles: state.stumbles + (known.length > 0 ? 1 : 0),
  }
}

/** Takes over values from the server; what was typed since stays. */
function settle(state: FormState, settled: Values): FormState {
  const now = Object.entries(state.values).map(([name, value]) => [
    name,
    value === state.sent[name] ? (settled[name] ?? value) : value,
  ])
  return {
    ...emptyForm(Object.fromEntries(now)),
    known: { ...state.known, ...settled },
    sent: { ...state.sent, ...settled },
    busy: state.busy,
    stumbles: state.stumbles,
  }
}

/** A field's visible error: none until it's touched, then its value's error. */
export function shownError(
  state: FormState,
  complaints: Complaints,
  name: string,
): string | undefined {
  if (!state.attempted && !state.touched.has(name)) return undefined
  if (complaints[name]) return complaints[name]
  const refused = state.refused[name]
  return refused?.value === state.values[name] ? refused?.says : undefined
}
