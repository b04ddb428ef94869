import type { ListLimits } from '../list-input'

const LANGUAGES = /(英语|日语|俄语|德语|法语|西班牙语)/g
const LIMITED_TO = /(?:只招|仅招|限招?|要求)[^，。；;、]{0,6}(英语|日语|俄语|德语|法语|西班牙语)/
const LEAST_SCORE =
  /(语文|数学|英语|外语|物理|化学|生物)(?:单科)?(?:成绩)?(?:须|应|要求)?(?:不低于|不少于|达到|≥)\s*(\d{2,3})\s*分?/g

/**
 * The limits that the note of a major states, as plans print it: 只招英语语种, 限男生, 英语单科不低于 110 分, 色盲色弱不录.
 * Undefined for a note that says none; what cannot be read is left to be read.
 */
export function limitsOfNote(note: string | null | undefined): ListLimits | undefined {
  const text = (note ?? '').replaceAll(/\s+/g, '')
  const sex = /(?:只招|仅招|限招?)(男|女)/.exec(text)?.[1]
  const height = /身高(?:不低于|须|应)?(?:在)?(\d{3})(?:cm|厘米|公分)/i.exec(text)?.[1]
  const limits: ListLimits = {
    ...languagesOf(text),
    ...scoresOf(text),
    ...colourOf(text),
    ...((sex === '男' || sex === '女') && { sex }),
    ...(height && { minHeightCm: Number(height) }),
  }
  return Object.keys(limits).length > 0 ? limits : undefined
}

/** A clause that limits the language may name several: 只招英语、俄语考生. */
function languagesOf(text: string): ListLimits {
  const clause = text
    .split(/[，。；;]/)
    .find((part) => LIMITED_TO.test(part) && !/单科|成绩|不低于|分/.test(part))
  const language = clause?.match(LANGUAGES)
  return language ? { language: [...new Set(language)] } : {}
}

function scoresOf(text: string): ListLimits {
  const least = [...text.matchAll(LEAST_SCORE)].map(
    ([, name = '', points]) => [name === '英语' ? '外语' : name, Number(points)] as const,
  )
  return least.length > 0 ? { minScore: Object.fromEntries(least) } : {}
}

function colourOf(text: string): ListLimits {
  if (!/(?:不录|不能录取|不予录取|不宜|不招)/.test(text)) return {}
  if (/色弱/.test(text)) return { colour: ['正常'] }
  return /色盲/.test(text) ? { colour: ['正常', '色弱'] } : {}
}
