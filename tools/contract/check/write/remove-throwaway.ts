import type { Operation } from '../../contract'
import type { Bound } from '../ask/bind'
import type { CheckSession } from '../ask/check-session'
import { signIn } from '../ask/sign-in'
import { isObject } from '../exchange/deviation'
import { inputValue } from '../exchange/exchange'

const WRONG_CODE = '000000'

/**
 * Signs in with a number that was handed in for it and deletes its account: first with a wrong code, which has to be
 * refused, then with a right one.
 */
export async function removeThrowaway(
  session: CheckSession,
  operations: readonly Operation[],
  tel: string,
): Promise<void> {
  const removing = operations.filter(({ name }) => session.table.destructive.includes(name))
  for (const operation of removing) {
    const signedIn = await signIn(session, tel)
    const code = session.operation('auth.smsCode')
    if (!signedIn || !code) return
    const { actor, knowledge } = signedIn
    // What shows later that the session has ended.
    const read = session.reads.find((each) => ownReads(each))
    const [asked] = read ? session.bindings(read, actor).bound : []
    if (read && asked) await session.call(read, asked, actor)
    const known = session.bindings(operation, actor, { knowledge }).bound
    const [first] = known
    if (first && isObject(first.input.body)) {
      const body = { ...first.input.body, code: WRONG_CODE }
      const exchange = await session.exchange(
        operation,
        { facts: {}, input: { ...first.input, body } },
        actor,
      )
      session.of(operation).refused.push({ exchange, when: 'wrong-code', codes: [400] })
    }
    const [again] = session.bindings(code, actor, { knowledge }).bound
    if (again) await session.call(code, again, actor, knowledge)
    // The code of the login has been used.
    const used = new Set(known.map(codeOf))
    const bound = session
      .bindings(operation, actor, { knowledge })
      .bound.find((each) => !used.has(codeOf(each)))
    if (bound) await session.call(operation, bound, actor)
    if (session.accepted(operation).length === 0) session.of(operation).missing = ['verification']
  }
}

const codeOf = ({ input }: Bound) => inputValue(input, 'code')

/** A call about oneself that takes nothing. */
const ownReads = ({ endpoint, pathParams, query, body }: Operation) =>
  (endpoint.access ?? 'public') === 'member' &&
  pathParams.length === 0 &&
  Object.keys(query).length === 0 &&
  body === undefined
