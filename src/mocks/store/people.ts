import type { UserInfo } from '~/contracts/auth'
import { RoleId } from '~/contracts/auth'
import { randomId } from '~/shared/lib/text/random-id'
import type { Backend } from '../server/backend'
import { chinaTime } from './china-time'
import type { Account } from './database'
import type { RecordOf } from './records'

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
export function signIn(backend: Backend, account: Account, device = ''): string {
  const token = `demo-${randomId()}`
  const at = chinaTime(backend.now())
  backend.db.models.credential.create({
    token,
    accountId: account.id,
    id: randomId(),
    device,
    startTime: at,
    lastTime: at,
  })
  return token
}

/** Remembers that a session was used just now, to the minute. */
export function markUsed({ db, now }: Backend, token: string): void {
  const where = { token: { equals: token } }
  const session = db.models.credential.findFirst({ where })
  const at = chinaTime(now())
  if (!session || session.lastTime?.slice(0, 16) === at.slice(0, 16)) return
  const { accountId, id, device, startTime } = session
  const kept = { id: id ?? randomId(), device: device ?? '', startTime: startTime ?? at }
  db.models.credential.update({ where, data: { token, accountId, ...kept, lastTime: at } })
}

/** The sessions of an account that are still good, the one used last first. */
export function sessionsOf({ db }: Backend, accountId: string): RecordOf<'credential'>[] {
  const sessions = db.models.credential.findMany({ where: { accountId: { equals: accountId } } })
  return sessions.toSorted((a, b) => ((a.lastTime ?? '') < (b.lastTime ?? '') ? 1 : -1))
}

/** Ends one session of an account. */
export function endSession({ db }: Backend, token: string): void {
  db.models.credential.deleteMany({ where: { token: { equals: token } } })
}

export function accountByTel(backend: Backend, tel: string): Account | undefined {
  return backend.db.account.list({ tel })[0]
}
