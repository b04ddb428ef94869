import { meaningOf } from '~/contracts/meaning'
import type { Order } from '~/contracts/meaning/meaning'
import { inputValue } from '../../exchange/exchange'
import { type Found, foundAt } from '../../exchange/places'
import type { Answered, MeaningRule } from './rule'

export const orderRules: readonly MeaningRule[] = [
  {
    name: 'out-of-order',
    says: '列表按契约写明的顺序排列（sortedBy）',
    *check(answer) {
      const { operation, payload, at } = answer
      for (const order of meaningOf(operation.name).orders) {
        if (!isAsked(order, answer)) continue
        for (const { value, at: place } of foundAt(payload, order.list, at)) {
          if (!Array.isArray(value)) continue
          const members = foundAt(value, `/*${order.by}`, place)
          yield* breaks(members, order)
          yield* wrongBegin(members, order, answer)
        }
      }
    },
  },
]

function isAsked({ asked }: Order, { input }: Answered): boolean {
  return asked === undefined || inputValue(input, asked.input) === asked.value
}

/** The first page of all there is begins where the list does. */
function* wrongBegin([first]: readonly Found[], { begins }: Order, { operation, input }: Answered) {
  if (begins === undefined || first === undefined || first.value === begins.at) return
  if (inputValue(input, begins.input) !== begins.value) return
  const narrowing = Object.entries(meaningOf(operation.name).filters).filter(
    ([, { keeps }]) => keeps !== 'apart',
  )
  const isAsked = (name: string) => ![undefined, null, ''].includes(inputValue(input, name) as undefined)
  if (inputValue(input, 'page') !== 1 || narrowing.some(([name]) => isAsked(name))) return
  yield { ...first.at, expected: `${begins.at}, since nothing was left out`, got: String(first.value) }
}

/** The first pair that stands the wrong way round: the rest follows from it. */
function* breaks(members: readonly Found[], { direction }: Order) {
  for (const [index, { value, at }] of members.entries()) {
    const before = members[index - 1]?.value
    if (before === undefined || !isReversed(before, value, direction)) continue
    const relation = direction === 'rising' ? '≥' : '≤'
    yield { ...at, expected: `${relation} ${before}, the one before it`, got: String(value) }
    return
  }
}

/** Whether the second of two values of one type stands on the wrong side of the first. */
function isReversed(before: unknown, value: unknown, direction: Order['direction']): boolean {
  const [low, high] = direction === 'rising' ? [before, value] : [value, before]
  if (typeof low === 'number' && typeof high === 'number') return low > high
  return typeof low === 'string' && typeof high === 'string' && low > high
}
