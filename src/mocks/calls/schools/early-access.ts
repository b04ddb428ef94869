import { ROLES } from '~/contracts/reference'
import { forbidden } from '../../server/problem'
import type { Account } from '../../store/database'

/** Early-batch tables are for VIP and staff; those of a single school are for everybody (S1 §6). Throws for others. */
export function checkEarlyAccess(caller: Account | undefined, schoolId: string | null | undefined): void {
  if (schoolId || caller?.auth || (caller && caller.roleId !== ROLES.student)) return
  throw forbidden('提前批数据对 VIP 开放，请联系老师开通')
}
