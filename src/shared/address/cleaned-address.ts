import { decoded } from '~/shared/lib/text/decoded'

/** The three parts of an address, as `location` has them. */
export type AddressParts = Readonly<Record<'pathname' | 'search' | 'hash', string>>

export interface CleanedAddress extends AddressParts {
  /** Whether something was taken off that a reader could see. */
  readonly isCut: boolean
}

interface CleanedPart {
  readonly text: string
  readonly isCut: boolean
}

/** Characters that nobody sees: zero width, soft hyphen, marks of direction. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/
const ALL_INVISIBLE = new RegExp(INVISIBLE.source, 'g')
/** Where a value ends and a sentence goes on. */
const TAIL = new RegExp(`(${INVISIBLE.source}|[。，、；！？：…》」』】”’【《「“‘#\\s]).*`, 's')
/** The same behind free text, which has spaces and quotes of its own. */
const WORDS_TAIL = /[。，；！？》」』】”’].*/s
/** A number or a code with words behind it: `600妈妈看看`. Items of a list, and parts of an id, may be words. */
const GLUED = /^([!-~]*[\da-zA-Z])["')\]}>~.;:!*]*[^!-~].*$/s
/** What means nothing at an end; a bracket does where it was opened. */
const LAST_MARK = /[、：…～·\s"'<>()[\]{}（）`~.,;:!|\\^*/#]$/
const PARTNERS: Readonly<Record<string, string>> = { '）': '（', ')': '(', ']': '[', '}': '{', '>': '<' }
/** Keys whose value somebody types, or that holds words with spaces. */
const WORDS = /^(lib\.)?(q|place|school|major|elective)$/
/** Settings of testers and addresses, which hold marks of their own. */
const OPAQUE = /^(qa\.|next$)/
const SENTENCE_END = new RegExp(`(${INVISIBLE.source}|[。，、；！？…]+|\\s+)+$`)
/** What stands behind the page's own words. */
const ADDED = /^(qa\.|from=|isappinstalled=|share\w*=|utm_)/
/** What messengers put behind a # of their own. */
const MESSENGER = /^(wechat_redirect|rd)?$/
/** A list or a reply that travels in the address (`rules/list/share`): a digit and some hundred letters. */
const PACKED = /^\d[\w-]{30,}/

/**
 * An address without what a chat, a mail or a hand has left on it: marks, brackets and words behind it, `&amp;`,
 * full-width digits and signs, escapes that were escaped again. The last value and the last part of the path end at the
 * first foreign mark; a sound address stays as it is, letter by letter. Never throws.
 */
export function cleanedAddress(parts: AddressParts): CleanedAddress {
  try {
    // What stood behind a tail may have left another one.
    const once = cleaned(parts)
    const twice = cleaned(once)
    return { ...twice, isCut: once.isCut || twice.isCut }
  } catch {
    // Escapes of another encoding, or half of one: the page says what it makes of them.
    const { pathname, search, hash } = parts
    return { pathname, search, hash, isCut: false }
  }
}

function cleaned({ pathname, search, hash }: AddressParts): CleanedAddress {
  const path = decodeURIComponent(pathname)
  // The mark before the question, or before a list, written full-width or escaped: it stands in the path then.
  const asked = /[?？&＆](?=[\w.]+[=＝])/.exec(path)?.index
  if (asked !== undefined) {
    const question = `?${encodeURI(path.slice(asked + 1))}${search.replace('?', '&')}`
    return { ...cleaned({ pathname: path.slice(0, asked), search: question, hash }), isCut: true }
  }
  const packed = /[#＃](?=\d[\w-]{30})/.exec(path)?.index
  if (packed !== undefined) {
    const inside = `#${encodeURI(path.slice(packed + 1))}`
    return { ...cleaned({ pathname: path.slice(0, packed), search, hash: inside }), isCut: true }
  }
  const own = cleanedPath(path)
  const question = cleanedSearch(search)
  const place = cleanedHash(hash)
  return {
    pathname: own === path ? pathname : encodeURI(own),
    search: question.text,
    hash: place.text,
    isCut: own !== visible(path) || question.isCut || place.isCut,
  }
}

const visible = (text: string) => text.replace(ALL_INVISIBLE, '').trim()

function cleanedPath(path: string): string {
  const steps = path.split('/')
  const last = steps.findLastIndex((step) => step !== '')
  for (const [at, step] of steps.entries()) {
    const own = at === last ? withoutTail(step) : upToTail(step)
    if (own !== step) return [...steps.slice(0, at), withoutLastMarks(own)].filter(isSaid).join('/') || '/'
  }
  return path
}

const isSaid = (step: string, at: number) => at === 0 || step !== ''

const withoutTail = (text: string) => withoutLastMarks(upToTail(text))

/** A part of a path, or a value that is no free text, up to the first foreign mark. */
function upToTail(text: string): string {
  const from = text.replace(/^\s+/, '').replace(new RegExp(`^${INVISIBLE.source}`), '')
  return halfWidth(upToForeignBracket(from.replace(TAIL, ''))).replace(GLUED, '$1')
}

/** Text before a closing bracket that nothing in it has opened. */
function upToForeignBracket(text: string): string {
  for (let at = text.indexOf('）'); at >= 0; at = text.indexOf('）', at + 1))
    if (!text.slice(0, at).includes('（')) return text.slice(0, at)
  return text
}

function withoutLastMarks(text: string): string {
  for (let end = text.length; end > 0; end--) {
    const own = text.slice(0, end)
    const last = own.slice(-1)
    const partner = PARTNERS[last]
    const isSound = partner ? countOf(partner, own) >= countOf(last, own) : !LAST_MARK.test(own)
    if (isSound) return own
  }
  return ''
}

const countOf = (letter: string, text: string) => text.split(letter).length - 1

function halfWidth(text: string): string {
  return text
    .replace(/([0-9０-９])．(?=[0-9０-９])/g, '$1.')
    .replace(/[０-９Ａ-Ｚａ-ｚ]/g, (letter) => letter.normalize('NFKC'))
}

function cleanedSearch(search: string): CleanedPart {
  const pairs = search
    .slice(1)
    .replace(/&(?:amp(?:;|%3B))+/gi, '&')
    .replace(/%EF%BC%86(?=[\w.]+(?:=|%EF%BC%9D))/gi, '&')
    // A messenger may add a question of its own to one that is there.
    .replace(/\?(?=[\w.]+=)/g, '&')
    .split('&')
  // What testers and messengers add stands behind the page's own.
  const last = pairs.findLastIndex((pair) => !ADDED.test(pair))
  const read = pairs.map((pair, at) => cleanedPair(pair, at === last || at === pairs.length - 1))
  const kept = read.map(({ text }) => text).filter((text, at) => text !== '' || pairs[at] === '')
  const text = kept.join('&')
  return {
    text: text === search.slice(1) ? search : text && `?${text}`,
    isCut: read.some(({ isCut }) => isCut),
  }
}

function cleanedPair(pair: string, isLast: boolean): CleanedPart {
  const text = pair.replace(/%EF%BC%9D/i, '=')
  const [[key = '', value = ''] = []] = new URLSearchParams(text)
  const ownKey = text.includes('=') ? key : withoutTail(key)
  const own = cleanedValue(key, value, isLast)
  if (ownKey === key && own === value) return { text, isCut: false }
  const ownText = encodeURIComponent(own).replace(/%2C/g, ',')
  return {
    text: ownKey && `${encodeURIComponent(ownKey)}=${ownText}`,
    isCut: ownKey !== visible(key) || own !== visible(halfWidth(value)),
  }
}

function cleanedValue(key: string, value: string, isLast: boolean): string {
  if (OPAQUE.test(key)) return isLast ? value.replace(SENTENCE_END, '') : value
  // Escaped twice on its way: no word of the product holds the escape of a Chinese character.
  const text = /%[89a-f][\da-f]/i.test(value) ? decoded(value) : value
  if (WORDS.test(key)) return isLast ? wordsWithoutTail(text) : text
  // 600分, 24000位: the unit stands where only a number can.
  return (
    numberOf(key, halfWidth(text)) ?? shortName(key, withoutTail(separated(text).replace(FIRST_MARK, '')))
  )
}

/** Quotes and brackets that somebody has put around a value. */
const FIRST_MARK = /^[\s“‘"'《「『【（(<[]+/

/** A number as it was written: 24,000, 2.4万, and 600[图片] where only a number can stand. */
function numberOf(key: string, text: string): string | undefined {
  const own = text.replace(FIRST_MARK, '')
  const unit = /^(\d{1,9})\s*[分位名年]$/.exec(own)?.[1]
  if (unit || !/^(lib\.)?(score|rank|year)$/.test(key)) return unit
  const grouped = /^\d{1,3}(?:[,，\s]\d{3})+(?!\d)/.exec(own)?.[0]
  if (grouped) return grouped.replace(/\D/g, '')
  const wan = /^(\d{1,3}(?:\.\d{1,4})?)万/.exec(own)?.[1]
  if (wan) return String(Math.round(Number(wan) * 10_000))
  // 1e3 is no number with words behind it.
  return /^(\d{1,9})(?!e\d)(?=[^\d.,~－-]|[.,](?!\d))/i.exec(own)?.[1]
}

/** Codes of schools with other marks between them than a comma. */
function separated(text: string): string {
  const isList = /^\d{5}(?:[,，、;；\s]+\d{5})+(?!\d)/.test(text)
  return isList ? text.replace(/(\d)[,，、;；\s]+(?=\d{5}(?!\d))/g, '$1,') : text
}

/** Provinces and subjects are asked for by their short names, and written by their full ones: 安徽省, 物理类. */
function shortName(key: string, text: string): string {
  if (/^(lib\.)?provinces?$/.test(key)) return text.replace(PROVINCE_SUFFIX, '')
  return /^(lib\.)?subject$/.test(key)
    ? text.replace(/^(?:首选)?(物理|历史|综合|理科|文科)(类|科目|科目组合|组合|改革)?$/, '$1')
    : text
}

const PROVINCE_SUFFIX = /(省|市|(壮族|回族|维吾尔)?自治区|特别行政区)(?=,|$)/g

function wordsWithoutTail(text: string): string {
  return withoutLastMarks(upToForeignBracket(visible(text).replace(WORDS_TAIL, '')))
}

function cleanedHash(hash: string): CleanedPart {
  const text = visible(decodeURIComponent(hash.slice(1)))
  const [own = '', ...others] = text.split('#')
  // What is broken by spaces is put together by who reads it.
  const packed = PACKED.test(own) ? /^[\w-]+(?:\s+[\w-]+)*/.exec(own)?.[0] : undefined
  const sound = packed ?? (MESSENGER.test(own) ? '' : withoutLastMarks(own.replace(WORDS_TAIL, '')))
  return {
    text: sound === decodeURIComponent(hash.slice(1)) ? hash : sound && `#${encodeURI(sound)}`,
    isCut: (sound !== own && !MESSENGER.test(own)) || !others.every((other) => MESSENGER.test(other)),
  }
}
