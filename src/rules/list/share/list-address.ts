import { readTextOf, textOfValue } from './address-text'
import { hasTiers, packed, unpacked } from './packed-list'
import { SharedList } from './shared-list'

/** The list in the text of an address, or in words for the reader why it cannot be read. */
export type ReadAddress =
  | { readonly list: SharedList; readonly error?: undefined }
  | { readonly list?: undefined; readonly error: string }

/** Whole lists, and parts of long ones; with the tiers of their rows, and without. */
const VERSIONS = { plain: { whole: '1', part: '2' }, tiers: { whole: '3', part: '4' } } as const
const KNOWN = Object.values(VERSIONS).flatMap((kind) => Object.values(kind))

const NEWER = '这个链接来自更新的版本，请刷新页面后再打开'
const DAMAGED = '链接不完整或被改动过，请向分享的人再要一次完整的链接'

/** A list as text of letters, digits, - and _ that an address can carry. */
export function listToAddress(list: SharedList): string {
  return textOfValue(versionOf(list), packed(list))
}

const versionOf = (list: SharedList) =>
  VERSIONS[hasTiers(list) ? 'tiers' : 'plain'][list.part ? 'part' : 'whole']

/** Reads what `listToAddress` wrote; says why when it cannot, and never throws. */
export function listFromAddress(address: string): ReadAddress {
  const read = readTextOf(address, KNOWN)
  if (read === null) return { error: DAMAGED }
  if ('newer' in read) return { error: NEWER }
  const { data: list, success } = SharedList.safeParse(unpacked(read.value))
  return success && read.version === versionOf(list) ? { list } : { error: DAMAGED }
}
