const logged = new WeakSet<Error>()

/** A failure that is only logged (S1 §4, §8): nobody is told of it while what they look at works. */
export function logOnly(what: string, error: unknown): void {
  console.warn(what, error)
  if (error instanceof Error) logged.add(error)
}

export function isOnlyLogged(error: unknown): boolean {
  return error instanceof Error && logged.has(error)
}
