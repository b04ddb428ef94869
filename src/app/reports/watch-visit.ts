import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { describeError, type ReportedError, type VisitReport } from './visit-report'

const MOST_ERRORS = 10

/** Figures of a visit are rounded to this part of their unit: shifts are small numbers. */
const PARTS = { CLS: 1000 } as const

/** Watches the visit to its end. Whenever the page is left, sends what it was like to the operator's address. */
export function watchVisit(address: string, visit: Pick<VisitReport, 'build' | 'page' | 'wide'>): void {
  const vitals: Record<string, number> = {}
  const errors = new Map<string, ReportedError>()
  let sent = '{}'
  const note = ({ name, value }: Metric) => {
    const parts = name in PARTS ? PARTS[name as keyof typeof PARTS] : 1
    vitals[name] = Math.round(value * parts) / parts
  }
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(note)
  const noteError = (thrown: unknown) => {
    const error = describeError(thrown)
    if (errors.size < MOST_ERRORS) errors.set(JSON.stringify(error), error)
  }
  addEventListener('error', ({ error, message }) => noteError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    // What the library measures to the end of the visit is told with the same event.
    queueMicrotask(() => {
      const report = JSON.stringify({ ...visit, vitals, errors: [...errors.values()] } satisfies VisitReport)
      if (report === sent) return
      sent = report
      send(address, report)
    })
  })
}

/** Sends no cookie and no address. Plain text: JSON would be asked for first on another origin. */
function send(address: string, body: string): void {
  fetch(address, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'Content-Type': 'text/plain' },
  }).catch(() => undefined)
}
