/** What is typed into a form, by the name of the field. */
export type Values = Readonly<Record<string, string>>
/** What is wrong, by the name of the field. */
export type Complaints = Readonly<Record<string, string>>

export interface FormState {
  readonly values: Values
  /** What the form began with or was told last. */
  readonly known: Values
  /** What is under way, as it was typed; otherwise what is known. What differs was typed since. */
  readonly sent: Values
  readonly touched: ReadonlySet<string>
  /** A submit was tried, so that every field shows what is wrong with it. */
  readonly attempted: boolean
  readonly busy: boolean
  /** What the last call failed with, in a sentence. */
  readonly failure: string | undefined
  /** What the server said of a value, which holds as long as that value stands. */
  readonly refused: Readonly<Record<string, { readonly value: string; readonly says: string }>>
  /** How often a submit found something wrong: each time the first wrong field takes the focus. */
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

/** Takes over what became of the values elsewhere; what was typed since stays. */
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

/** What a field shows: nothing before it was touched, and then what is wrong with its value. */
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
