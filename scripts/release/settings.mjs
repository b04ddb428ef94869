import { readJsonFile } from '../lib/json-file.mjs'

/** What a settings file may say (docs/deploy.md), with what holds where it says nothing. */
export const DEFAULTS = {
  /** Origin of the site, for addresses in previews and the site map. */
  site: '',
  /** Origin of the API as browsers ask it; empty for the site's own root. */
  api: '',
  /** Origin to which a host without a configuration of its own forwards `/api` and `/tel`. */
  upstream: '',
  /** Where the files of public data are served: a path of the site, or an address; with a slash at the end. */
  snapshot: '',
  /** The province with which pages open; empty for that of the product. */
  province: '',
  filingNumber: '',
  contactEmail: '',
  maintenance: '',
  resultDay: false,
  /** Whether public calls that only read may be asked as a GET, so that a CDN keeps their answers. */
  readsByGet: false,
  /** Whether browsers keep what was used for a time without a network; where not, installed workers go. */
  offline: true,
  /** Whether the figures are tables of the operator's own (docs/own-data.md). */
  ownData: false,
  /** Whether there is no API: the files of public data are all there is. */
  alone: false,
  /** Where visits are reported to: a path of the site, or an address. Off where it is empty. */
  reports: '',
  /** The share of visits that are reported, 0 to 1. */
  reportShare: 0.05,
}

const KINDS = { boolean: ' true 或 false', number: '数', string: '文字' }

const ORIGINS = ['site', 'api', 'upstream']
/** A sentence above every page, not a text. */
const LONGEST = 200

/** Reads a settings file. Throws a sentence that names the file, the field and the reason. */
export function readSettings(file) {
  const refuse = (reason) => {
    throw new Error(`${file}：${reason}`)
  }
  const { value: given, problem } = readJsonFile(file)
  if (problem !== undefined) throw new Error(problem)
  if (typeof given !== 'object' || given === null || Array.isArray(given)) refuse('应是一个对象')
  for (const [key, value] of Object.entries(given)) {
    if (!(key in DEFAULTS)) refuse(`不认识 ${key}，可以有：${Object.keys(DEFAULTS).join('、')}`)
    const kind = typeof DEFAULTS[key]
    if (typeof value !== kind) refuse(`${key} 应是${KINDS[kind]}`)
    if (kind === 'string' && value.length > LONGEST) refuse(`${key} 超过 ${LONGEST} 个字`)
    if (key === 'province' && value !== '' && !/^[\u4e00-\u9fff]{2,3}$/.test(value))
      refuse(`province 是省的简称，例如 安徽，不是“${value}”`)
    if (ORIGINS.includes(key) && value !== '' && !isOrigin(value))
      refuse(`${key} 是一个源，例如 https://zetu.example，没有路径，不是“${value}”`)
    if (kind === 'number' && !(value >= 0 && value <= 1)) refuse(`${key} 应在 0 到 1 之间，不是 ${value}`)
    if (key === 'reports' && value !== '' && !isAddress(value))
      refuse(`reports 是一个地址，例如 /reports 或 https://rum.example/zetu，不是“${value}”`)
    if (key === 'snapshot' && value !== '' && !isFolder(value))
      refuse(
        `snapshot 是一个目录的地址，以 / 结尾，例如 /snapshot/ 或 https://cdn.example/zetu/，不是“${value}”`,
      )
  }
  return { ...DEFAULTS, ...given }
}

function isFolder(text) {
  if (!/^(\/(?!\/)|https?:)\S*\/$/.test(text) || !URL.canParse(text, 'https://site.invalid')) return false
  const { href, pathname, origin } = new URL(text, 'https://site.invalid')
  return href === origin + pathname && [href, pathname].includes(text)
}

function isAddress(text) {
  return /^(\/(?!\/)|https?:)\S*$/.test(text) && URL.canParse(text, 'https://site.invalid')
}

function isOrigin(text) {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}
