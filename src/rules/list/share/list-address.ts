import { readTextOf, textOfValue } from './address-text'
import { packed, unpacked } from './packed-list'
import { SharedList } from './shared-list'

/** The list in the text of an address, or in words for the reader why it cannot be read. */
export type ReadAddress =
  | { readonly list: SharedList; readonly error?: undefined }
  | { readonly list?: undefined; readonly error: string }

/** Whole lists, and parts of long ones. */
const VERSIONS = { whole: '1', part: '2' } as const

const NEWER = '这个链接来自更新的版本，请刷新页面后再打开'
const DAMAGED = '链接不完整或被改动过，请向分享的人再要一次完整的链接'

/** A list as text of letters, digits, - and _ that an address can carry. */
export function listToAddress(list: SharedList): string {
  return textOfValue(versionOf(list), packed(list))
}

const versionOf = ({ part }: SharedList) => (part ? VERSIONS.part : VERSIONS.whole)

/** Reads what `listToAddress` wrote; says why when it cannot, and never throws. */
export function listFromAddress(address: string): ReadAddress {
  const read = readTextOf(address, Object.values(VERSIONS))
  if (read === null) return { error: DAMAGED }
  if ('newer' in read) return { error: NEWER }
  const { data: list, success } = SharedList.safeParse(unpacked(read.value))
  return success && read.version === versionOf(list) ? { list } : { error: DAMAGED }
}
