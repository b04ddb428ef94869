import type { UserInfo } from '~/contracts/auth'
import { type ApplicationList, listSummaries } from '~/contracts/list-summaries'
import { request } from '~/shared/api/client'
import { isStaff } from '~/shared/domain/access'
import { storedHere } from '~/shared/session/session'
import { fetchUserRecord } from '~/shared/session/user-record'

/** Everything that is kept of a person: by the server, and in this browser. */
export interface MyData {
  readonly exportedAt: string
  readonly account: UserInfo
  readonly applicationLists: readonly ApplicationList[]
  readonly thisBrowser: Readonly<Record<string, unknown>>
}

/** Asks the server anew, so that the file says what is true now. Throws when a part cannot be had: no file is half. */
export async function collectMyData(user: UserInfo, at: Date): Promise<MyData> {
  const [account, applicationLists] = await Promise.all([
    fetchUserRecord(user),
    isStaff(user) ? [] : request(listSummaries.byStudent, { params: { id: user.id } }),
  ])
  const stored = Object.entries(storedHere()).map(([key, text]) => [key, readable(text)])
  return {
    exportedAt: at.toISOString(),
    account,
    applicationLists,
    thisBrowser: Object.fromEntries(stored),
  }
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** 择途-我的数据-2026-06-25.json, by the day where the person is. */
export function dataFileName(at: Date): string {
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0'))
  return `择途-我的数据-${day.join('-')}.json`
}
