import { HOSTILE_TEXTS } from '../scripts/lib/hostile-texts.mjs'

/** Encodings that no browser writes and any sender may. */
const DAMAGED = [
  '%',
  '%E5%AE',
  '%zz',
  '%u0041',
  '%C0%AF',
  '%00',
  '%2F',
  '%252F',
  '%5C',
  '+',
  ';',
  '&&==',
  '#',
  '?',
]

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** Some three hundred addresses, each with one hostile word in one place. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  ...HOSTILE_TEXTS.map(encoded).flatMap((text) => [
    `/chadaxueoverview/${text}`,
    `/volunteerDetail/${text}/s/l`,
    `/weici?province=${text}&year=2025&score=600`,
    `/chadaxue?q=${text}&page=${text}`,
    `/about?lib=${text}&lib.school=${text}`,
    `/sso?next=${text}`,
    `/${text}`,
  ]),
  ...DAMAGED.flatMap((text) => [
    `/chazhuanyedetail/${text}`,
    `/pici?province=${text}`,
    `/student/${text}/weici`,
    `/weici?${text}`,
  ]),
]
