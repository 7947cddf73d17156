import type { FeatureName } from '@daywell/core/errors'
import {
  type ChangeEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react'
import { complaintsOf, type FormSchema } from './complaints.ts'
import { explainFailure } from './explain-failure.ts'
import { emptyForm, nextForm, shownError, type Values } from './form-state.ts'

export interface FormPlan<V extends Values, Sent> {
  readonly schema: FormSchema<Sent>
  readonly initial: V
  /** Makes the call; errors it throws are worded by `feature`. */
  readonly send: (values: Sent) => Promise<void>
  readonly feature: FeatureName
}

/**
 * A form validated by a schema from core. Fields are validated on every change and on blur, show
 * their error once they were touched or a submit was tried, and keep their values.
 */
export function useForm<V extends Values, Sent>({
  schema,
  initial,
  send,
  feature,
}: FormPlan<V, Sent>) {
  const [state, dispatch] = useReducer(nextForm, initial, emptyForm)
  const form = useRef<HTMLFormElement>(null)
  const underWay = useRef(false)
  const afterPress = useAfterPress()
  const complaints = complaintsOf(schema, state.values)

  useLayoutEffect(() => {
    if (state.stumbles === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state.stumbles])

  const deliver = async (values: Sent) => {
    underWay.current = true
    try {
      await send(values)
      dispatch({ type: 'done' })
    } catch (error) {
      dispatch({ type: 'failed', ...explainFailure(error, feature) })
    } finally {
      underWay.current = false
    }
  }

  return {
    values: state.values,
    /** Submits as the button does. */
    submit: () => form.current?.requestSubmit(),
    /** Shows the saved values, except where something was typed since. */
    settle: (values: Partial<V>) => dispatch({ type: 'settled', values: values as Values }),
    /** Changes a value as if it were typed. */
    change: (name: keyof V & string, value: string) => dispatch({ type: 'changed', name, value }),
    clear(...names: (keyof V & string)[]) {
      for (const name of names) dispatch({ type: 'changed', name, value: '' })
    },
    busy: state.busy,
    failure: state.failure,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        if (underWay.current) return
        const values = { ...state.values, ...typedInto(event.currentTarget, initial) }
        const parsed = schema.safeParse(values)
        dispatch({ type: 'submitted', values, right: parsed.success })
        if (parsed.success) void deliver(parsed.data)
      },
    },
    field: (name: keyof V & string) => ({
      name,
      value: state.values[name] ?? '',
      error: shownError(state, complaints, name),
      'aria-required': true,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        dispatch({ type: 'changed', name, value: event.target.value }),
      onBlur: () => afterPress(() => dispatch({ type: 'touched', name })),
    }),
  }
}

/** Some password managers fill in a field without firing an event. */
function typedInto(form: HTMLFormElement, names: Values): Values {
  const typed = [...new FormData(form)].filter(
    (pair): pair is [string, string] => pair[0] in names && typeof pair[1] === 'string',
  )
  return Object.fromEntries(typed)
}

/**
 * Runs `act` at once or, while a mouse button or finger is down, after the release and its click.
 * Otherwise the layout shift would move the link being pressed.
 */
function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false)
  useEffect(() => {
    const press = () => {
      pressed.current = true
    }
    const release = () => {
      pressed.current = false
    }
    window.addEventListener('mousedown', press, true)
    window.addEventListener('mouseup', release, true)
    return () => {
      window.removeEventListener('mousedown', press, true)
      window.removeEventListener('mouseup', release, true)
    }
  }, [])
  return useCallback((act) => {
    if (!pressed.current) return act()
    // The click follows the release, in the same tick.
    window.addEventListener('mouseup', () => window.setTimeout(act), { once: true })
  }, [])
}
