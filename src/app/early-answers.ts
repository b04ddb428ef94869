declare global {
  interface Window {
    /** Answers that `early.js` has asked for while the application was still loading, by address. */
    zetuEarly?: Record<string, { token: string | null; answer: Promise<Response> } | undefined>
  }
}

/** The early answer to a call, once, and only if it was asked for as the same person. */
export function earlyAnswer(url: string, init: RequestInit): Promise<Response> | undefined {
  const early = window.zetuEarly?.[url]
  if (!early || init.method !== 'GET') return undefined
  delete window.zetuEarly?.[url]
  const token = new Headers(init.headers).get('Authorization')
  return early.token === token ? early.answer : undefined
}
