import type { UserInfo } from '~/contracts/auth'
import { DEFAULT_PROVINCE } from '~/rules/exam/province'
import { settings } from '~/shared/lib/browser/settings'
import { TOKEN_KEY, USER_KEY } from '~/shared/session/session-keys'

/*
 * Stands for `shared/session/session` in the prefetch script: reads what is stored without checking it. What a damaged
 * record asks for is never taken over.
 */

export function currentSession(): { readonly token: string; readonly user: UserInfo } | undefined {
  try {
    const token = localStorage.getItem(TOKEN_KEY)
    const user = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null')
    return token === null || user === null ? undefined : { token, user }
  } catch {
    return undefined
  }
}

export function siteProvince(): string {
  return settings.province || DEFAULT_PROVINCE
}

export function homeProvince(): string {
  return currentSession()?.user.province ?? siteProvince()
}
