import { mayReadEarlyBatch } from '~/shared/domain/access'
import { forbidden } from '../../server/problem'
import type { Account } from '../../store/database'

/** Refuses early-batch tables to those who may not read them (S1 §6). */
export function checkEarlyAccess(caller: Account | undefined, schoolId: string | null | undefined): void {
  if (!mayReadEarlyBatch(caller, schoolId)) throw forbidden('提前批数据对 VIP 开放，请联系老师开通')
}
