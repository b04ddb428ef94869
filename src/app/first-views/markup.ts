/*
 * Draws components to HTML once, without an application: what the browser's own engine does with React, in a page of
 * code. Effects never run, a state keeps what it begins with, nothing is kept between two drawings.
 */

import { escapedHtml } from '~/shared/lib/text/escaped-html'

/** A component; its props are checked where it is written. */
// biome-ignore lint/suspicious/noExplicitAny: whatever stands at the front of an element
export type Component = (props: any) => Drawn

/** What JSX becomes here. */
export interface Node {
  /** Undefined for what is left out here. */
  readonly type: string | Component | symbol | undefined
  readonly props: Readonly<Record<string, unknown>>
}

export type Drawn = Node | string | number | bigint | boolean | null | undefined | readonly Drawn[]

export const FRAGMENT = Symbol('fragment')

/** Elements without an end. */
const VOID = /^(br|col|hr|img|input|source|wbr)$/
/** Nobody answers these before the application is there. */
export const CONTROL = /^(button|input|select|textarea|summary)$/

/** Names of attributes that HTML spells otherwise; the others are the same to it in any case of letters. */
const SPELLED: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
}
const NOT_DRAWN = new Set(['children', 'key', 'ref', 'dangerouslySetInnerHTML', 'suppressHydrationWarning'])

/** Ids that `useId` has given to this drawing. */
let ids = 0

export const nextId = () => `first-view-${++ids}`

/** The HTML of what a component draws. */
export function markup(drawn: unknown): string {
  ids = 0
  return htmlOf(drawn)
}

function htmlOf(drawn: unknown): string {
  if (drawn === null || drawn === undefined || typeof drawn === 'boolean') return ''
  if (typeof drawn !== 'object') return escapedHtml(String(drawn))
  if (Array.isArray(drawn)) return drawn.map(htmlOf).join('')
  // Nothing else is an object here: JSX makes it.
  const { type, props } = drawn as Node
  if (type === undefined) return ''
  if (typeof type === 'function') return htmlOf(type(props))
  if (typeof type === 'symbol') return htmlOf(props.children)
  const opened = `<${type}${attributesOf(type, props)}>`
  return VOID.test(type) ? opened : `${opened}${contentOf(type, props)}</${type}>`
}

function contentOf(type: string, { children, value }: Node['props']): string {
  const html = htmlOf(children)
  // The chosen option says so itself: a select of HTML has no value.
  return type === 'select' ? html.replace(` value="${escapedHtml(String(value))}"`, '$& selected') : html
}

function attributesOf(type: string, props: Node['props']): string {
  let said = ''
  for (const [name, value] of Object.entries(props)) if (!NOT_DRAWN.has(name)) said += attribute(name, value)
  return CONTROL.test(type) ? `${said} inert` : said
}

function attribute(name: string, value: unknown): string {
  if (value === null || value === undefined || typeof value === 'function') return ''
  // To these a yes or no is a word.
  if (typeof value === 'boolean' && !/^(aria|data)-/.test(name))
    return value ? ` ${SPELLED[name] ?? name}` : ''
  const text = typeof value === 'object' ? styleOf(value) : String(value)
  if (name === 'href' && /^\s*javascript:/i.test(text)) return ''
  return ` ${SPELLED[name] ?? name}="${escapedHtml(text)}"`
}

/** Numbers that are not lengths. */
const UNITLESS = /^(flex|flexGrow|flexShrink|fontWeight|lineHeight|opacity|order|zIndex|grid\w*)$/

function styleOf(style: object): string {
  return Object.entries(style)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => {
      const unit = typeof value === 'number' && value !== 0 && !UNITLESS.test(name) ? 'px' : ''
      return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}${unit}`
    })
    .join(';')
}
