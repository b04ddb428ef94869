import { EXPIRED_CREDENTIAL_MESSAGES, SUCCESS_CODE } from '~/contracts/envelope'
import { clip } from '../exchange/describe'
import { type DeviationKind, type Finding, isObject, ROOT } from '../exchange/deviation'
import { NoAnswer, type RawAnswer } from '../exchange/exchange'

const JSON_TYPE = 'application/json'
const TOO_MANY = 429
const UNAVAILABLE = 503
const WHOLE = 'one whole JSON document'

/** An answer read as JSON, or what keeps it from being read; both when it can be read but was announced wrongly. */
export interface Decoded {
  readonly json?: unknown
  readonly findings: readonly Finding[]
  /** The server says that the credential is no longer valid (S1 §8). */
  readonly expired?: true
  /** A gateway has too many callers, and says when to come back. */
  readonly busy?: true
}

/** Reads an answer in its envelope. A call with a limit (`isLimited`) may be refused by HTTP 429. */
export function decodeEnvelope(answer: RawAnswer | NoAnswer, isLimited = false): Decoded {
  if (isBusy(answer)) return { findings: [], busy: true }
  const isTurnedAway = isLimited && !(answer instanceof NoAnswer) && answer.status === TOO_MANY
  const early = isTurnedAway ? [] : transportFindings(answer)
  if (answer instanceof NoAnswer) return { findings: early }
  if (answer.status === 500 && isExpired(answer)) return { findings: [], expired: true }
  if (early.length > 0) return { findings: early }

  const text = decodeText(answer.body)
  if (text === undefined) {
    const size = `${answer.body.length} bytes`
    // A cut may fall inside a character, of up to four bytes: all is UTF-8 but the end.
    const isCut = [1, 2, 3].some((bytes) => decodeText(answer.body.slice(0, -bytes)) !== undefined)
    if (isCut) return only('truncated', WHOLE, `${size} that end inside a character`)
    return only('not-json', 'JSON in UTF-8', `${size} that are not UTF-8`)
  }
  if (text.trim() === '') return only('empty-body', 'an envelope {code, message, data}', 'an empty body')
  if (text.trimStart().startsWith('<')) {
    return only('html', JSON_TYPE, `${answer.contentType || 'no content type'}: ${clip(text.trim(), 60)}`)
  }
  const findings = contentTypeFindings(answer.contentType, JSON_TYPE)
  try {
    return { json: JSON.parse(text), findings }
  } catch (error) {
    const kind = isCutShort(text) ? 'truncated' : 'not-json'
    const why = error instanceof Error ? error.message : String(error)
    const got = kind === 'truncated' ? 'JSON that ends too early' : clip(why)
    return { findings: [...findings, finding(kind, WHOLE, got)] }
  }
}

/** Whether a text, read as JSON, ends inside a string, a list or an object. */
function isCutShort(text: string): boolean {
  let depth = 0
  let isString = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '\\') at += 1
    else if (character === '"') isString = !isString
    else if (isString) continue
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
  }
  return isString || depth > 0
}

/** A file answer: announced as the contract says, not empty, and beginning (and ending) as its type does. */
export function decodeFile(answer: RawAnswer | NoAnswer, mediaType: string): Decoded {
  if (isBusy(answer)) return { findings: [], busy: true }
  const early = transportFindings(answer)
  if (answer instanceof NoAnswer) return { findings: early }
  if (answer.status === 500 && isExpired(answer)) return { findings: [], expired: true }
  if (early.length > 0) return { findings: early }
  if (essence(answer.contentType) === JSON_TYPE && mediaType !== JSON_TYPE) {
    const envelope = decodeEnvelope(answer)
    const refused =
      isObject(envelope.json) && typeof envelope.json.code === 'number' && envelope.json.code !== SUCCESS_CODE
    // A refusal comes in an envelope, from a call that otherwise answers with a file.
    if (refused) return envelope
    return { findings: contentTypeFindings(answer.contentType, mediaType) }
  }
  if (answer.body.length === 0) return only('empty-body', mediaType, 'an empty body')
  const wrongType = contentTypeFindings(answer.contentType, mediaType)
  return { findings: wrongType.length > 0 ? wrongType : fileFindings(answer.body, mediaType) }
}

/** Whether a gateway turned the caller away in the API's place. A limit of the API's own comes in an envelope. */
function isBusy(answer: RawAnswer | NoAnswer): boolean {
  if (answer instanceof NoAnswer || answer.retryAfter === undefined) return false
  return answer.status === UNAVAILABLE || (answer.status === TOO_MANY && !answer.contentType.includes('json'))
}

function transportFindings(answer: RawAnswer | NoAnswer): Finding[] {
  if (answer instanceof NoAnswer) {
    return [finding(answer.cut ? 'truncated' : 'no-answer', 'a whole answer', answer.message)]
  }
  if (answer.status === 200) return []
  const text = decodeText(answer.body)?.trim() ?? ''
  const what = answer.location === undefined ? text : `to ${answer.location}`
  return [finding('status', 'HTTP 200', `HTTP ${answer.status}${what === '' ? '' : `: ${clip(what, 60)}`}`)]
}

function isExpired({ body }: RawAnswer): boolean {
  try {
    const json: unknown = JSON.parse(decodeText(body) ?? '')
    if (!isObject(json) || json.code === SUCCESS_CODE) return false
    return typeof json.message === 'string' && EXPIRED_CREDENTIAL_MESSAGES.includes(json.message)
  } catch {
    return false
  }
}

function contentTypeFindings(contentType: string, expected: string): Finding[] {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1]?.toLowerCase()
  const readable = charset === undefined || charset === 'utf-8' || charset === 'utf8'
  if (essence(contentType) === expected && (readable || expected !== JSON_TYPE)) return []
  return [finding('content-type', expected, contentType || 'no content type')]
}

const essence = (contentType: string) => contentType.split(';')[0]?.trim().toLowerCase() ?? ''

interface Signature {
  readonly type: RegExp
  readonly begin: string
  readonly isWhole?: (text: string) => boolean
}

const ZIP_END = 'PK\u0005\u0006'
const ZIP_END_LENGTH = 22

/** A zip ends with a record of 22 bytes and a comment. Its length stands in the last two of them. */
function isWholeZip(text: string): boolean {
  const at = text.lastIndexOf(ZIP_END)
  const comment = text.charCodeAt(at + 20) + 256 * text.charCodeAt(at + 21)
  return at >= 0 && at + ZIP_END_LENGTH + comment === text.length
}

/** The first bytes of a kind of file, and bytes that must stand near the end of a whole one. */
const SIGNATURES: readonly Signature[] = [
  { type: /spreadsheetml|wordprocessingml|application\/zip/, begin: 'PK\u0003\u0004', isWhole: isWholeZip },
  { type: /application\/pdf/, begin: '%PDF-', isWhole: (text) => text.slice(-1024).includes('%%EOF') },
  { type: /image\/png/, begin: '\u0089PNG', isWhole: (text) => text.slice(-8, -4) === 'IEND' },
  { type: /application\/vnd\.ms-excel/, begin: '\u00d0\u00cf\u0011\u00e0' },
]

function fileFindings(body: Uint8Array, mediaType: string): Finding[] {
  const signature = SIGNATURES.find(({ type }) => type.test(mediaType))
  if (!signature) return []
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1')
  if (!text.startsWith(signature.begin)) {
    const got = text.trimStart().startsWith('<') ? 'HTML' : `something else: ${clip(text, 20)}`
    return [finding('file', `the bytes of ${mediaType}`, got)]
  }
  if (signature.isWhole && !signature.isWhole(text)) {
    return [finding('truncated', `a whole ${mediaType}`, `${body.length} bytes without its end`)]
  }
  return []
}

function decodeText(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

function finding(kind: DeviationKind, expected: string, got: string): Finding {
  return { ...ROOT, kind, expected, got }
}

const only = (kind: DeviationKind, expected: string, got: string): Decoded => ({
  findings: [finding(kind, expected, got)],
})
