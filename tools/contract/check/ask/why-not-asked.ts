import type { Operation } from '../../contract'
import { restores } from '../exchange/input-table'
import { missingCredential } from './actors'
import type { CheckSession } from './check-session'

/** Why a call was not made, for people. */
export function whyNotAsked(
  session: CheckSession,
  operation: Operation,
  { write = false }: { readonly write?: boolean },
): string {
  if (operation.writes && !write) return '会改动数据，只在 --write 时调用'
  if (session.table.destructive.includes(operation.name)) return '会注销账号，只用 --throwaway 给的手机号调用'
  if (session.callers(operation).length === 0) return missingCredential(operation)
  const { missing } = session.of(operation)
  const model = session.table.like[operation.name]
  if (
    missing.length > 0 &&
    model !== undefined &&
    restores(operation, session.table) &&
    !missing.includes(model)
  )
    return `${model} 的回答里没有 ${missing.join('、')}，写了就放不回去：需要资料完整的账号`
  const why = (fact: string) => {
    if (session.operation(fact)) return `${fact} 的回答（没有）`
    const sources = session.knowledge.sourcesOf(fact)
    return sources.length > 0
      ? `${fact}（${sources.join('、')} 没有给出）`
      : `${fact}（没有接口给出，可用 --given ${fact}=… 指定）`
  }
  return missing.length > 0 ? `没有可用的输入：${missing.map(why).join('；')}` : '没有可用的输入'
}
