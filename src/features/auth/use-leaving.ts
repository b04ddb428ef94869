import { useEffect, useState } from 'react'

/** A signal that is given when the component goes away, for the calls that only it has asked for. */
export function useLeaving(): AbortSignal {
  const [controller] = useState(() => new AbortController())
  useEffect(() => () => controller.abort(), [controller])
  return controller.signal
}
