/** What somebody may put where an address has a word: scripts, damaged encodings, other places, other types, too much. */
const HOSTILE_TEXTS = [
  '<script>trap()</script>',
  '"><img src=x onerror=trap()>',
  "'-trap()-'",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: somebody may write it into an address
  '${trap()}',
  '{{constructor.constructor("trap()")()}}',
  'javascript:trap()',
  'JaVaScRiPt:trap()//',
  'data:text/html,<script>trap()</script>',
  '//hostile.invalid',
  '/\\hostile.invalid',
  'https://hostile.invalid/',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '....//....//',
  '.',
  '..',
  '%2e%2e%2f',
  '\u0000',
  '\r\nSet-Cookie: a=b',
  '\u202etxt.exe',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '1e309',
  '9'.repeat(400),
  '[]',
  '{"a":{"b":1}}',
  'a'.repeat(5000),
  '安'.repeat(500),
  "' OR 1=1 --",
  '%',
] as const

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
