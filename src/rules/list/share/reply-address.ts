import { OPINIONS } from '~/contracts/reference'
import { readTextOf, textOfValue } from './address-text'
import { FamilyReply, type ReplyRow } from './family-reply'

/** The reply in the text of an address, or in words for the reader why it cannot be read. */
export type ReadReply =
  | { readonly reply: FamilyReply; readonly error?: undefined }
  | { readonly reply?: undefined; readonly error: string }

const VERSION = '1'
const NEWER = '这封回信来自更新的版本，请刷新页面后再打开'
const DAMAGED = '回信的链接不完整或被改动过，请对方再发一次'
const NO_REPLY = '这不是家人的回信'

/** A reply as text that an address can carry. */
export function replyToAddress({ name, province, year, batch, words, rows }: FamilyReply): string {
  return textOfValue(VERSION, [name, province, year, batch, words ?? 0, rows.map(packedRow)])
}

const packedRow = ({ key, school, unit, opinion, words }: ReplyRow) => [
  ...[key, school, unit ?? 0, OPINIONS.indexOf(opinion)],
  ...(words ? [words] : []),
]

/** Reads what `replyToAddress` wrote; says why when it cannot, and never throws. */
export function replyFromAddress(address: string): ReadReply {
  if (address === '') return { error: NO_REPLY }
  const read = readTextOf(address, [VERSION])
  if (read === null) return { error: DAMAGED }
  if ('newer' in read) return { error: NEWER }
  const { data: reply, success } = FamilyReply.safeParse(unpacked(read.value))
  // With the right checksum it is whole, and something else: a shared list perhaps.
  return success ? { reply } : { error: NO_REPLY }
}

function unpacked(value: unknown): unknown {
  if (!Array.isArray(value)) return undefined
  const [name, province, year, batch, words, rows] = value
  if (!Array.isArray(rows)) return undefined
  return { name, province, year, batch, ...(words !== 0 && { words }), rows: rows.map(unpackedRow) }
}

function unpackedRow(value: unknown): unknown {
  if (!Array.isArray(value)) return undefined
  const [key, school, unit, opinion, words] = value
  return {
    key,
    school,
    ...(unit !== 0 && { unit }),
    opinion: OPINIONS[opinion],
    ...(words !== undefined && { words }),
  }
}

/** The reply in whatever was pasted: a link, a message around one, or the bare text. Says why there is none. */
export function replyIn(pasted: string): ReadReply {
  const linked = /\/familyReply\/?[^\s#]*(?:#|%23)(.+)/is.exec(pasted)?.[1]
  if (linked) return replyFromAddress(linked)
  if (/\/sharedList[^\s#]*(?:#|%23)/i.test(pasted)) return { error: '这是志愿表的链接，不是回信' }
  return replyFromAddress(/^\s*\d[\w-]+(?:[^\w-]|$)/.test(pasted) ? pasted : '')
}
