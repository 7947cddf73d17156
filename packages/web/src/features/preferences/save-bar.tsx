import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { usePreferences } from '#services/preferences/use-preferences.ts'
import { fieldTexts } from './form/fields.texts.ts'
import type { PreferencesForm } from './form/use-preferences-form.ts'
import { preferencesTexts } from './preferences.texts.ts'
import styles from './save-bar.module.css'

/** Shows whether everything is saved; sticky while something isn't. */
export function SaveBar({ form }: { form: PreferencesForm }) {
  const { bar } = useTexts(preferencesTexts)
  const { changed, saving } = form
  return (
    <section className={classNames(styles.bar, changed && styles.changed)} aria-label={bar.name}>
      <Complaints form={form} />
      <p className={styles.state} role="status">
        <State form={form} />
      </p>
      <div className={styles.acts}>
        <Button
          type="submit"
          kind="primary"
          busy={saving}
          busyLabel={bar.saving}
          aria-disabled={!changed}
        >
          {bar.save}
        </Button>
        {changed && !saving && (
          <Button kind="quiet" onClick={form.discard}>
            {bar.discard}
          </Button>
        )}
      </div>
    </section>
  )
}

function State({ form: { changed } }: { form: PreferencesForm }) {
  const { bar } = useTexts(preferencesTexts)
  const store = usePreferences()
  const waiting = useObservable(store, store.isWaiting)
  if (changed) return bar.changed
  return waiting ? bar.waiting : bar.saved
}

/** Errors by label, since the field may be out of view. */
function Complaints({ form }: { form: PreferencesForm }) {
  const { bar } = useTexts(preferencesTexts)
  const { names } = useTexts(fieldTexts)
  const found = Object.entries(form.complaints)
  if (found.length === 0) return null
  const nameOf = (path: string) =>
    Object.entries(names).find(([name]) => path === name || path.startsWith(`${name}.`))?.[1]
  return (
    <div className={styles.wrong} role="alert">
      {found.map(([path, why]) => (
        <p key={path}>
          <Complaint name={nameOf(path)}>
            {bar.wrong(nameOf(path) ?? bar.otherField, why)}
          </Complaint>
        </p>
      ))}
    </div>
  )
}

/** Goes to its field, which may be out of view. */
function Complaint({ name, children }: { name: string | undefined; children: string }) {
  if (!name) return children
  return (
    <button type="button" className={styles.complaint} onClick={() => fieldNamed(name)?.focus()}>
      {children}
    </button>
  )
}

/** By its label, or the first choice of the group with that legend. */
function fieldNamed(name: string): HTMLElement | null | undefined {
  const named = [...document.querySelectorAll('main :is(label, legend)')].find(({ textContent }) =>
    textContent?.trim().startsWith(name),
  )
  return named instanceof HTMLLabelElement
    ? named.control
    : named?.closest('fieldset')?.querySelector<HTMLElement>('input, button')
}
