let made = 0

/**
 * Tells what sticks in an area a measure, px: how much room the bar above it takes, or the head of its table. A rule of
 * those few elements alone: a custom property of the area would be inherited by all that stands in it. A phone would
 * style a table of sixty rows anew for a tenth of a second.
 */
export function stickyRule(area: HTMLElement, measure: 'sticky-top' | 'head-height') {
  made += 1
  const mark = `data-${measure}="${made}"`
  area.setAttribute(`data-${measure}`, String(made))
  const others = (sheet: CSSStyleSheet) => document.adoptedStyleSheets.filter((other) => other !== sheet)
  let rule = new CSSStyleSheet()
  return {
    set: (px: number) => {
      const next = new CSSStyleSheet()
      next.replaceSync(`@layer base{[${mark}] :is(.sticky-head,.group-head){--${measure}:${px}px}}`)
      // Behind all sheets: a change before others makes a browser look for all that their rules are of.
      document.adoptedStyleSheets = [...others(rule), next]
      rule = next
    },
    remove: () => {
      document.adoptedStyleSheets = others(rule)
    },
  }
}
