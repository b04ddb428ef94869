let waiting = ''

/**
 * Adds the rules that a script brings with it, each in the layer that it belongs to; those of scripts that run together
 * as one sheet, before anything is drawn. The sheet of the HTML says the order of all layers
 * (docs/adr/0018-styles-with-their-code.md). A sheet that is added behind all others makes the browser look only for
 * what its rules are of; one that is changed, for everything.
 */
export function addStyles(rules: string): void {
  if (waiting === '') queueMicrotask(addWaiting)
  waiting += rules
}

function addWaiting(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer utilities{${waiting}}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  waiting = ''
}
