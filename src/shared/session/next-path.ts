/**
 * A search without the words of testers (`qa.*`). They were heard when the page was opened: heard again after a login,
 * they would sign in the persona of the scenario. It would replace who has just signed in.
 */
function withoutScenario(search: string): string {
  const stays = search
    .slice(1)
    .split('&')
    .filter((word) => !word.startsWith('qa.'))
  return stays.join('') === '' ? '' : `?${stays.join('&')}`
}

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
  return url.pathname + withoutScenario(url.search) + url.hash
}
