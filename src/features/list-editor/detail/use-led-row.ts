import { useEffect } from 'react'

/** Shows the row that the address leads to, once it is there. */
export function useLedRow(): void {
  useEffect(() => {
    const row = document.getElementById(location.hash.slice(1))
    if (!row?.id.startsWith('row-')) return
    row.scrollIntoView({ block: 'center' })
    row.focus({ preventScroll: true })
  }, [])
}
