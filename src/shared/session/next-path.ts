/**
 * The path of this site that `next` names, or undefined for anything else: another origin, a scheme,
 * a path that a browser would read as a host (`//host`, `/\host`).
 */
export function safeNextPath(next: string | undefined): string | undefined {
  if (next === undefined || !next.startsWith('/')) return undefined
  const here = 'https://here.invalid'
  let url: URL
  try {
    url = new URL(next, here)
  } catch {
    return undefined
  }
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
