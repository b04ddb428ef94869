import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { UserInfo } from '~/contracts/auth'
import { browserStorage } from '~/shared/lib/storage/storage'
import { clearSession, startSession } from '~/shared/session/session'
import { type Known, knownPage } from './known-page'

interface Seen extends Known {
  /** Who is signed in; a guest without. */
  readonly person?: UserInfo | undefined
  /** What the browser keeps, by its key. */
  readonly kept?: Readonly<Record<string, string>>
}

/** Draws a part as a browser does, with what is known, in the place of what was drawn before. It is found by `screen`. */
export async function drawn(part: ReactNode, { person, kept = {}, ...known }: Seen = {}): Promise<void> {
  cleanup()
  clearSession()
  if (person) startSession('token', person)
  for (const [key, text] of Object.entries(kept)) browserStorage.set(key, text)
  window.history.replaceState(null, '', known.address ?? '/')
  const page = await knownPage(part, known)
  await act(async () => render(page))
}

/** A button of a part, by its name. */
export function press(name: string, part: HTMLElement = document.body): void {
  fireEvent.click(within(part).getByRole('button', { name }))
}

/** Opens what hangs below a button, as the browser does: happy-dom opens no popover. Gives it. */
export function openBelow(name: string): HTMLElement {
  const id = screen.getByRole('button', { name }).getAttribute('popovertarget')
  const panel = document.getElementById(id ?? '')
  if (!panel) throw new Error(`nothing hangs below ${name}`)
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  return panel
}

/** An option of a select, by the names of both. */
export function choose(name: string, option: string): void {
  const select = screen.getByRole('combobox', { name })
  const { value } = within(select).getByRole<HTMLOptionElement>('option', { name: option })
  fireEvent.change(select, { target: { value } })
}

/** A text of a search, sent by its button. */
export function search(name: string, text: string): void {
  const field = screen.getByRole('search', { name })
  fireEvent.change(within(field).getByLabelText(name), { target: { value: text } })
  press('搜索', field)
}

/** The text of a part, a blank between its elements. */
export function textIn(part: Node = document.body): string {
  const texts = [...part.childNodes].map((node) =>
    node instanceof Text ? node.data : node instanceof Element ? ` ${textIn(node)} ` : '',
  )
  return texts.join('').replaceAll(/\s+/g, ' ').trim()
}

/** The texts of all elements of a kind, in their order. */
export function textsOf(kind: string, part: ParentNode = document.body): string[] {
  return [...part.querySelectorAll(kind)].map(textIn)
}

/** The texts of the cells of all tables, row by row, with their heads. */
export function rowsIn(part: ParentNode = document.body): string[][] {
  return [...part.querySelectorAll('tr')].map((row) => textsOf('td, th', row))
}

/** The links of a part in their order: their text and where they lead. */
export function linksIn(part: ParentNode = document.body): [text: string, href: string | null][] {
  return [...part.querySelectorAll('a[href]')].map((link) => [textIn(link), link.getAttribute('href')])
}

/** The buttons of a part that are pressed in, by their texts. */
export function pressedIn(part: ParentNode = document.body): string[] {
  return textsOf('[aria-pressed=true]', part)
}
