import type { Change } from './change'

/** Whether a version may follow another one: after a change that breaks something it is a higher minor or major one. */
export function isFollowed(before: string, after: string, changes: readonly Change[]): boolean {
  const parts = (version: string) => version.split('.').map(Number)
  const [[oldMajor = 0, oldMinor = 0], [major = 0, minor = 0]] = [parts(before), parts(after)]
  if (!changes.some(({ isBreaking }) => isBreaking)) return true
  return major > oldMajor || (major === oldMajor && minor > oldMinor)
}

/** The next version after a change that breaks something. */
export function nextVersion(before: string): string {
  const [major = 0, minor = 0] = before.split('.').map(Number)
  return `${major}.${minor + 1}.0`
}
