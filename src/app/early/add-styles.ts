/**
 * Adds the rules that a script brings with it, each in the layer that it belongs to. The sheet of the HTML says the order
 * of all layers (docs/adr/0018-styles-with-their-code.md). A sheet that is added behind all others makes the browser look
 * only for what its rules are of; one that is changed, for everything.
 */
export function addStyles(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer utilities{${rules}}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
