/** Frames of a stack that are looked at: a call passes some of the product's and some of its libraries'. */
const MOST_FRAMES = 60

/** Files that every call passes: they tell nothing of who asks. Built files by their names, sources by their folders. */
const ON_EVERY_WAY =
  /^(platform|app|packages|package|main|browser|askers|drawer)$|^(shared\/api|mocks|main)\b/

const waiting = new Map<string, (readonly string[])[]>()

const keyOf = (method: string, url: string) => `${method} ${url}`

/** Notes with each `fetch` of this page where it comes from, until the mocked API hears of the call. */
export function noteAskers(): void {
  const { fetch } = window
  window.fetch = (input, init) => {
    const { method, url } = new Request(input, init?.body ? { ...init, body: null } : init)
    if (/\/(api|tel)\//.test(url)) {
      const key = keyOf(method, url)
      waiting.set(key, [...(waiting.get(key) ?? []), askersOf(stackHere())])
    }
    return fetch(input, init)
  }
}

/** Who has made a call; the first of those who made the same and were not asked for yet. */
export function takeAskers({ method, url }: Request): readonly string[] {
  const [first = [], ...rest] = waiting.get(keyOf(method, url)) ?? []
  waiting.set(keyOf(method, url), rest)
  return first
}

function stackHere(): string {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = MOST_FRAMES
  const { stack = '' } = new Error()
  Error.stackTraceLimit = stackTraceLimit
  return stack
}

/** The files of a stack by name, the nearest first: `rank/rank.calls` of a source, `weici` of a built file. */
export function askersOf(stack: string): readonly string[] {
  const files = [...stack.matchAll(/\/src\/([^?:\s)]+?)\.tsx?\b|\/assets\/([^/?:\s)]+?)-[\w-]{8}\.js/g)]
  const names = files.map(([, source, built]) => source?.replace(/^(features|entities)\//, '') ?? built ?? '')
  return [...new Set(names.filter((name) => name !== '' && !ON_EVERY_WAY.test(name)))]
}
