import { Fragment, createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { markup } from './markup'

const Figure = ({ term, children }: { term: string; children?: unknown }) =>
  h('div', null, h('dt', null, term), h('dd', { className: 'text-lg' }, children as string))

/** What both must draw alike; the elements are React's own. */
const ELEMENTS = {
  'text and what means something in HTML': h('p', { title: 'a & "b"' }, '5 < 6 & 7 > 2'),
  'nothing for what draws nothing': h('p', null, null, undefined, false, true, 0, ''),
  'numbers, lists and fragments': h(Fragment, null, 1, [h('b', { key: 1 }, 2), h('i', { key: 2 }, 3)]),
  components: h(Figure, { term: '同分人数' }, '696 人'),
  'attributes under the names of HTML': h('label', { className: 'x', htmlFor: 'y', tabIndex: -1 }, '省份'),
  'words of aria and data': h('p', { 'aria-hidden': true, 'aria-busy': false, 'data-of': undefined }),
  'attributes that are there or not': h('details', { open: true, hidden: false }),
  'lengths and numbers of a style': h('p', { style: { maxHeight: 160, opacity: 0.5, marginTop: 0 } }),
  'elements without an end': h('p', null, h('br'), h('wbr'), h('hr')),
}

/** Letters of names are the same to HTML in any case, and a style may end or not. */
const read = (html: string) =>
  html.replace(/ ([a-zA-Z]+)=/g, (name) => name.toLowerCase()).replaceAll(/=""|\/(?=>)/g, '')

describe('the markup of a first view', () => {
  it.each(Object.entries(ELEMENTS))('draws %s as React does', (_, element) => {
    expect(read(markup(element))).toBe(read(renderToStaticMarkup(element)))
  })

  it('draws nothing that would run', () => {
    const marked = h('a', { onClick: () => undefined, ref: () => undefined, href: '/weici' }, '查位次')
    expect(markup(marked)).toBe('<a href="/weici">查位次</a>')
    const script = h('p', { title: '"><script>' }, '</p><script>alert(1)</script>')
    expect(markup(script)).not.toContain('<script')
    // biome-ignore lint/security/noScriptUrl: this is what must not be drawn
    expect(markup(h('a', { href: ' JavaScript:alert(1)' }, '官网'))).toBe('<a>官网</a>')
  })

  it('marks what nobody answers yet, and the chosen option of a select', () => {
    expect(markup(h('button', { type: 'button' }, '对比'))).toBe('<button type="button" inert>对比</button>')
    const options = ['安徽', '山东'].map((name) => h('option', { key: name, value: name }, name))
    expect(markup(h('select', { value: '山东', onChange: () => undefined }, options))).toContain(
      '<option value="山东" selected>',
    )
  })

  it('leaves out what it has no component for', () => {
    expect(markup({ type: 'p', props: { children: [{ type: undefined, props: {} }, '位次'] } })).toBe(
      '<p>位次</p>',
    )
  })
})
