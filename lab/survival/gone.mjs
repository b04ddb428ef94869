/** A browser that has gone says nothing of what was tried in it: the run ends, and the next one tries that again. */
export function isGone({ browser }, error) {
  return !browser.isConnected() || /has been closed/.test(String(error))
}
