import { beforeEach, expect, it, vi } from 'vitest'
import type { PrefetchState } from '~/app/prefetch/window'
import { answerOf } from './answers'
import { drawFirstView } from './draw-first-view'

/** A place whose only child is a text. */
const place = {
  className: '',
  childNodes: [] as unknown[],
  insertBefore: (text: unknown) => place.childNodes.push(text),
  replaceChild: (text: unknown) => place.childNodes.splice(0, 1, text),
  replaceWith: vi.fn(),
}

/** What HTML without elements becomes. */
function textOf(template: { innerHTML: string }) {
  const text = template.innerHTML
  const isEqualNode = (other: { text: string }) => other.text === text
  return { text, isEqualNode, cloneNode: () => ({ text, isEqualNode }) }
}

const template = {
  innerHTML: '',
  get content() {
    return { childNodes: [textOf(this)] }
  },
}
const state: PrefetchState = {
  visit: undefined,
  answers: new Map(),
  reads: [],
  ask: () => Promise.reject(new Error('nobody asks')),
  payloads: new Map(),
  over: false,
  onAnswer: () => undefined,
  mayDraw: true,
}

beforeEach(() => {
  vi.stubGlobal('window', { zetuPrefetch: state })
  vi.stubGlobal('document', {
    querySelector: () => ({ replaceWith: () => undefined }),
    createElement: (name: string) => (name === 'template' ? template : place),
  })
  vi.useFakeTimers()
})

/** An answer comes, and whatever follows from it happens. */
function comes(name: string, answer: string): void {
  state.payloads.set(name, answer)
  state.onAnswer(name)
  vi.runAllTimers()
}

it('draws again with an answer that it has looked for, and with no other', () => {
  const firstView = vi.fn(() => {
    const lines = answerOf('lines')
    return typeof lines === 'string' ? [lines, answerOf('plans')] : '加载中'
  })
  drawFirstView(firstView as Parameters<typeof drawFirstView>[0])
  // A script that has just run draws in a task of its own.
  vi.runAllTimers()
  expect(place.childNodes).toMatchObject([{ text: '加载中' }])
  comes('provinces', '安徽')
  // Nobody has looked for it yet: it is found when somebody does.
  comes('plans', '计划')
  expect(firstView).toHaveBeenCalledTimes(1)
  comes('lines', '线')
  expect(firstView).toHaveBeenCalledTimes(2)
  expect(place.childNodes).toMatchObject([{ text: '线计划' }])
})
