import { type ESTree, type Plugin, parseAst, Visitor } from 'vite'

interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

const HANDLER = /^on[A-Z]/
const EFFECT = /^use(Layout)?Effect$/
/** An element of HTML, not a component. */
const ELEMENT = /^[a-z]/

/**
 * Leaves out of what is drawn once, and never lives, what only happens later: effects, and what elements do when they
 * are pressed. The bundler then leaves out what only they need. A component is still given a handler, since it may ask
 * whether there is one; the handler does nothing.
 */
export function withoutEffects(): Plugin {
  return {
    name: 'without-effects',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\bon[A-Z]\w*=\{|\buse(Layout)?Effect(Event)?\(/ },
      handler: (code, id) => withoutHandlers(code, id.endsWith('x') ? 'tsx' : 'ts'),
    },
  }
}

/** The module without effects and handlers. */
export function withoutHandlers(code: string, lang: 'ts' | 'tsx'): string {
  const changes: Change[] = []
  const drop = ({ start, end }: Omit<Change, 'text'>, text: string) => changes.push({ start, end, text })
  new Visitor({
    CallExpression(call) {
      const name = call.callee.type === 'Identifier' ? call.callee.name : ''
      if (EFFECT.test(name)) drop(call, 'undefined')
      const [event] = call.arguments
      if (name === 'useEffectEvent' && event) drop(event, '() => undefined')
    },
    JSXOpeningElement({ name, attributes }) {
      const isElement = name.type === 'JSXIdentifier' && ELEMENT.test(name.name)
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
        if (!HANDLER.test(attribute.name.name)) continue
        if (isElement) drop(attribute, '')
        else if (attribute.value && isFunction(attribute.value)) drop(attribute.value, '{() => undefined}')
      }
    },
  }).visit(parseAst(code, { lang }))
  // What lies within something that is left out goes with it.
  const outer = changes.filter(
    (one) => !changes.some((other) => other !== one && other.start <= one.start && one.end <= other.end),
  )
  let text = code
  for (const { start, end, text: instead } of outer.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, start) + instead + text.slice(end)
  return text
}

const isFunction = (value: ESTree.JSXAttributeValue) =>
  value.type === 'JSXExpressionContainer' && value.expression.type === 'ArrowFunctionExpression'
