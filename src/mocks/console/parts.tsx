import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { notify } from '~/shared/lib/browser/notify'
import { saveFile } from '~/shared/lib/browser/save-file'
import type { Scenario } from '../scenario/scenario'
import type { LoggedCall } from './call-log'
import type { ConsoleHost } from './host'
import type { PageEvent } from './page-watch'

/** The scenario of the running product. */
export function useScenario(host: ConsoleHost): Scenario {
  return useSyncExternalStore(host.onScenario, () => host.backend.scenario)
}

/** The words that were refused since the page was loaded. */
export function useRefused(host: ConsoleHost): readonly string[] {
  return useSyncExternalStore(host.onScenario, host.refused)
}

/** The calls of this tab. */
export function useCalls({ log }: ConsoleHost): readonly LoggedCall[] {
  return useSyncExternalStore(log.onChange, log.calls)
}

/** What the browser has said of the pages of this tab. */
export function useEvents({ page }: ConsoleHost): readonly PageEvent[] {
  return useSyncExternalStore(page.onChange, page.events)
}

/** The path of the page that is open. */
export function usePath(): string {
  return useSyncExternalStore(onAddress, () => location.pathname)
}

/** The search params of the page that is open. */
export function useSearch(): string {
  return useSyncExternalStore(onAddress, () => location.search)
}

/** A browser without the newer way of hearing of a changed address hears of it with the next call. */
function onAddress(listener: () => void): () => void {
  const places = [window, ...('navigation' in window ? [window.navigation as EventTarget] : [])]
  const names = ['popstate', 'currententrychange']
  for (const place of places) for (const name of names) place.addEventListener(name, listener)
  return () => {
    for (const place of places) for (const name of names) place.removeEventListener(name, listener)
  }
}

/** A control with its name above it. */
export function Field({ name, children }: { name: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      {children(id)}
    </div>
  )
}

/** What a text says of a number; undefined where it says nothing. */
export const numberIn = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined)

interface NumberFieldProps {
  readonly name: string
  /** What holds where nothing is said. */
  readonly unset: string
  readonly value: number | undefined
  readonly disabled?: boolean
  readonly onChange: (value: number | undefined) => void
}

/** A whole number with its name above it. */
export function NumberField({ name, unset, value, disabled, onChange }: NumberFieldProps) {
  return (
    <Field name={name}>
      {(id) => (
        <input
          id={id}
          inputMode="numeric"
          placeholder={unset}
          disabled={disabled}
          value={value ?? ''}
          onChange={({ target }) => onChange(numberIn(target.value))}
        />
      )}
    </Field>
  )
}

interface Option {
  readonly value: string
  readonly text: string
}

interface SelectProps {
  readonly name: string
  readonly value: string
  readonly options: readonly (Option | { readonly group: string; readonly options: readonly Option[] })[]
  readonly onChange: (value: string) => void
}

/** A choice with its name above it. */
export function Select({ name, value, options, onChange }: SelectProps) {
  const option = ({ value, text }: Option) => (
    <option key={value} value={value}>
      {text}
    </option>
  )
  return (
    <Field name={name}>
      {(id) => (
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map((each) =>
            'group' in each ? (
              <optgroup key={each.group} label={each.group}>
                {each.options.map(option)}
              </optgroup>
            ) : (
              option(each)
            ),
          )}
        </select>
      )}
    </Field>
  )
}

/** Puts a text on the clipboard; where the browser has none (over http), into a file. */
export async function handOn(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(`已复制${what}`)
  } catch {
    saveFile('zetu-qa.txt', text, 'text/plain')
    notify.info(`浏览器不允许复制，${what}存成了文件`)
  }
}
