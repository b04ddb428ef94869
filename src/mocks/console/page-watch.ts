import { type ScriptTiming, type Stretch, scriptsOf } from './long-tasks'

/** Something that the browser said of the page. */
export interface PageEvent {
  readonly kind: 'error' | 'warning' | 'longtask' | 'shift'
  /** The path of the page that was open. */
  readonly page: string
  /** When, ms since 1970 of the real time. */
  readonly at: number
  /** What was said; of a shift where it was. Of a long task its scripts, one a line, as far as the browser says. */
  readonly text: string
  /** Milliseconds of a long task; the score of a layout shift. */
  readonly amount?: number
}

/** What has been seen since the page was loaded. */
export interface PageWatch {
  events(): readonly PageEvent[]
  clear(): void
  /** Hears of each event. Gives its end. */
  onChange(listener: () => void): () => void
}

/** A page that says the same with every frame must not fill the memory. */
const KEPT = 300

/** Performance entries of which the library of types knows nothing. */
interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources?: readonly { readonly node: Node | null }[]
}
const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift'

/** A frame that took long, with what ran in it. */
interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly ScriptTiming[]
}
const isLongFrame = (entry: PerformanceEntry): entry is LongFrame =>
  entry.entryType === 'long-animation-frame'

/** Listens to the console, to uncaught errors and to the browser's own measures, from now on. */
export function watchPage(): PageWatch {
  let events: readonly PageEvent[] = []
  const listeners = new Set<() => void>()
  const become = (next: readonly PageEvent[]) => {
    events = next
    for (const listener of listeners) listener()
  }
  const add = (said: Omit<PageEvent, 'page' | 'at'>): PageEvent => {
    const event = { ...said, page: location.pathname, at: Date.now() }
    become([...events.slice(-(KEPT - 1)), event])
    return event
  }

  for (const [method, kind] of [
    ['error', 'error'],
    ['warn', 'warning'],
  ] as const) {
    // biome-ignore lint/suspicious/noConsole: What is said there is read here, and said all the same.
    const said = console[method].bind(console)
    console[method] = (...words: unknown[]) => {
      said(...words)
      add({ kind, text: words.map(textOf).join(' ') })
    }
  }
  window.addEventListener('error', ({ error, message }) =>
    add({ kind: 'error', text: textOf(error ?? message) }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) => add({ kind: 'error', text: textOf(reason) }))
  const tasks = new WeakMap<PageEvent, Stretch>()
  let scripts: readonly ScriptTiming[] = []
  const name = (event: PageEvent): PageEvent => {
    const task = tasks.get(event)
    const text = task ? scriptsOf(task, scripts).join('\n') : ''
    if (!task || text === '' || text === event.text) return event
    const named = { ...event, text }
    tasks.set(named, task)
    return named
  }
  observe('longtask', (task) => {
    const event = add({ kind: 'longtask', text: '', amount: Math.round(task.duration) })
    tasks.set(event, task)
    become(events.map(name))
  })
  // A browser tells of a frame after the tasks in it.
  observe('long-animation-frame', (frame) => {
    if (!isLongFrame(frame)) return
    scripts = [...scripts, ...frame.scripts].slice(-KEPT)
    become(events.map(name))
  })
  observe('layout-shift', (entry) => {
    if (!isShift(entry) || entry.hadRecentInput) return
    const places = entry.sources?.flatMap(({ node }) => (node instanceof Element ? placeOf(node) : [])) ?? []
    add({ kind: 'shift', text: [...new Set(places)].join('、'), amount: entry.value })
  })

  return {
    events: () => events,
    clear: () => become([]),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Browsers measure different things: what one does not know is not there. */
function observe(type: string, seen: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type, buffered: true })
}

function textOf(word: unknown): string {
  if (word instanceof Error) return word.stack ?? String(word)
  if (typeof word !== 'object' || word === null) return String(word)
  try {
    return JSON.stringify(word).slice(0, 2000)
  } catch {
    return String(word)
  }
}

/** Where an element stands, in a few words for who looks for it. */
function placeOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.id
  const name = element.tagName.toLowerCase()
  return label === '' ? name : `${name}“${label}”`
}
