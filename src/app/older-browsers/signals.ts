/** `AbortSignal` as browsers of 2024 know it: with reasons, of a time, of several others. */
export function addSignals(): void {
  const { AbortSignal: signals, AbortController: controllers } = globalThis
  if (!('reason' in signals.prototype)) addReasons(controllers)
  signals.prototype.throwIfAborted ??= function throwIfAborted() {
    if (this.aborted) throw this.reason
  }
  signals.abort ??= (reason) => aborted(reason)
  signals.timeout ??= (milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(failure('TimeoutError')), milliseconds)
    return controller.signal
  }
  signals.any ??= (all) => {
    const list = [...all]
    const over = list.find((signal) => signal.aborted)
    if (over) return aborted(over.reason)
    const controller = new AbortController()
    for (const signal of list)
      signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
    return controller.signal
  }
}

/** Before 2022 a signal did not say why it was aborted. */
function addReasons(controllers: typeof AbortController): void {
  const reasons = new WeakMap<AbortSignal, unknown>()
  Object.defineProperty(AbortSignal.prototype, 'reason', {
    configurable: true,
    get(this: AbortSignal) {
      return reasons.get(this)
    },
  })
  const abort = controllers.prototype.abort
  controllers.prototype.abort = function abortWith(reason: unknown = failure('AbortError')) {
    if (!this.signal.aborted) reasons.set(this.signal, reason)
    abort.call(this)
  }
}

function aborted(reason: unknown): AbortSignal {
  const controller = new AbortController()
  controller.abort(reason)
  return controller.signal
}

const failure = (name: 'AbortError' | 'TimeoutError') => new DOMException(`signal: ${name}`, name)
