/**
 * Calls `prepare` before a sheet is laid out: when somebody prints, and where only the medium tells. Gives what stops it.
 * What it draws at once is on paper; nothing that has to be fetched first is waited for.
 */
export function onPrint(prepare: () => void): () => void {
  const medium = matchMedia('print')
  const follow = () => {
    if (medium.matches) prepare()
  }
  window.addEventListener('beforeprint', prepare)
  medium.addEventListener('change', follow)
  return () => {
    window.removeEventListener('beforeprint', prepare)
    medium.removeEventListener('change', follow)
  }
}
