import { isWanted } from './answers'
import { type Drawn, markup } from './markup'
import { patch } from './patch'

interface FirstViewOptions {
  /** What is replaced: a selector; what is on its way when absent. */
  readonly place?: string
  /** Does what effects do with the elements, before they are painted. */
  readonly arrange?: (place: HTMLElement) => void
}

/**
 * Draws what an address shows first, before the application has loaded, in the place of what is on its way; and again
 * with every answer that it has looked for, where that changes something. The application draws the same with the same
 * components, and replaces it. A first view that cannot be drawn leaves everything as it stands. `firstView` gives undefined while
 * there is nothing worth drawing.
 */
export function drawFirstView(
  firstView: () => Drawn,
  { place: selector = 'main [aria-busy=true]', arrange }: FirstViewOptions = {},
): void {
  const { zetuPrefetch: state } = window
  const pending = document.querySelector(selector)
  if (!state?.mayDraw || !pending) return
  const place = document.createElement('div')
  // Its boxes are those of the element that it stands in.
  place.className = 'contents'
  let html = ''
  const leave = () => {
    html = ''
    place.replaceWith(pending)
  }
  const draw = () => {
    if (!state.mayDraw) return
    try {
      const drawn = firstView()
      if (drawn === undefined) return
      const next = markup(drawn)
      if (next === html) return
      html = next
      const template = document.createElement('template')
      template.innerHTML = html
      patch(place, template.content)
      pending.replaceWith(place)
      // Where it stands is known when the frame is laid out; to ask now would lay it out within this task.
      if (arrange) requestAnimationFrame(() => arrange(place))
      state.leaveFirstView = leave
    } catch {
      leave()
    }
  }
  let isPlanned = false
  // By then an answer has been read, and what is asked next has been asked. A press that came meanwhile is answered.
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    setTimeout(() => {
      isPlanned = false
      draw()
    })
  }
  state.onAnswer = (name) => {
    if (isWanted(name)) plan()
  }
  plan()
}
