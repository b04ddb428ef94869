declare global {
  interface Window {
    /** Answers that `early.js` has asked for while the application was still loading, by address. */
    zetuEarly?: Record<string, Promise<Response> | undefined>
  }
}

/** The early answer to a call, once: asking again must ask the server. */
export function earlyAnswer(url: string, init: RequestInit): Promise<Response> | undefined {
  if (init.method !== 'GET') return undefined
  const answers = window.zetuEarly
  const answer = answers?.[url]
  if (answers) delete answers[url]
  return answer
}
