import type { UserInfo } from '~/contracts/auth'
import { RoleId } from '~/contracts/auth'
import { randomId } from '~/shared/lib/random-id'
import type { Backend } from '../server/backend'
import type { Account } from './database'

/** The record that the session keeps. */
export function userInfo(account: Account): UserInfo {
  return {
    id: account.id,
    roleId: RoleId.parse(account.roleId),
    roleTypes: [account.roleId],
    auth: account.auth,
    name: account.name,
    tel: account.tel,
    province: account.province,
    year: account.year,
    subjects: [...account.subjects],
  }
}

/** A new token for the account. Others of the same account stay valid: a person may use two devices. */
export function signIn(backend: Backend, account: Account): string {
  const token = `demo-${randomId()}`
  backend.db.models.credential.create({ token, accountId: account.id })
  return token
}

export function accountByTel(backend: Backend, tel: string): Account | undefined {
  return backend.db.account.list({ tel })[0]
}
