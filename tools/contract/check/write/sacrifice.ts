import type { Operation } from '../../contract'
import type { Bound } from '../ask/bind'
import type { Desk } from '../ask/desk'
import { signIn } from '../ask/sign-in'
import { isObject } from '../exchange/deviation'
import { inputValue } from '../exchange/exchange'

const WRONG_CODE = '000000'

/**
 * Signs in with a number that was handed in for it and deletes its account: first with a wrong code, which has to be
 * refused, then with a right one.
 */
export async function sacrifice(desk: Desk, operations: readonly Operation[], tel: string): Promise<void> {
  const removing = operations.filter(({ name }) => desk.table.sacrifices.includes(name))
  for (const operation of removing) {
    const signedIn = await signIn(desk, tel)
    const code = desk.operation('auth.smsCode')
    if (!signedIn || !code) return
    const { actor, knowledge } = signedIn
    // What shows later that the session has ended.
    const read = desk.reads.find((each) => ownReads(each))
    const [asked] = read ? desk.bindings(read, actor).bound : []
    if (read && asked) await desk.call(read, asked, actor)
    const known = desk.bindings(operation, actor, { knowledge }).bound
    const [first] = known
    if (first && isObject(first.input.body)) {
      const body = { ...first.input.body, code: WRONG_CODE }
      const exchange = await desk.exchange(operation, { facts: {}, input: { ...first.input, body } }, actor)
      desk.of(operation).refused.push({ exchange, when: 'wrong-code', codes: [400] })
    }
    const [again] = desk.bindings(code, actor, { knowledge }).bound
    if (again) await desk.call(code, again, actor, knowledge)
    // The code of the login has been used.
    const used = new Set(known.map(codeOf))
    const bound = desk.bindings(operation, actor, { knowledge }).bound.find((each) => !used.has(codeOf(each)))
    if (bound) await desk.call(operation, bound, actor)
    if (desk.accepted(operation).length === 0) desk.of(operation).missing = ['verification']
  }
}

const codeOf = ({ input }: Bound) => inputValue(input, 'code')

/** A call about oneself that takes nothing. */
const ownReads = ({ endpoint, pathParams, query, body }: Operation) =>
  (endpoint.access ?? 'public') === 'member' &&
  pathParams.length === 0 &&
  Object.keys(query).length === 0 &&
  body === undefined
