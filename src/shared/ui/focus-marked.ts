/** Begins at the element that is marked with `data-first-focus`, and not at the first control, which closes the panel. */
export function focusMarked(event: Event): void {
  const panel = event.currentTarget
  const first = panel instanceof Element ? panel.querySelector('[data-first-focus]') : null
  if (!(first instanceof HTMLElement)) return
  event.preventDefault()
  first.focus({ preventScroll: true })
}
