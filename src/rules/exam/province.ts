/** The province of a visitor about whom nothing is known (S1 §9). */
export const DEFAULT_PROVINCE = '安徽'

/** Where a place is needed, not an exam, and none is known (S1 §9): local teachers, high schools. */
export const DEFAULT_LOCATION = '北京'

/** Short names of the provinces of the mainland, in the order of their codes (GB/T 2260). */
export const PROVINCE_NAMES: readonly string[] =
  '北京 天津 河北 山西 内蒙古 辽宁 吉林 黑龙江 上海 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 广西 海南 重庆 四川 贵州 云南 西藏 陕西 甘肃 青海 宁夏 新疆'.split(
    ' ',
  )

const OF_REGIONS: Readonly<Record<string, string>> = {
  内蒙古: '自治区',
  广西: '壮族自治区',
  西藏: '自治区',
  宁夏: '回族自治区',
  新疆: '维吾尔自治区',
}
const OF_CITIES: readonly string[] = ['北京', '天津', '上海', '重庆']

const FULL_NAMES = new Map(
  PROVINCE_NAMES.flatMap((name): [string, string][] => {
    const own = OF_REGIONS[name] ?? (OF_CITIES.includes(name) ? '市' : '省')
    return [own, ...(name in OF_REGIONS ? ['自治区', '区'] : [])].map((suffix) => [name + suffix, name])
  }),
)

/** A name without what nobody sees in it, its signs half-width. */
export const tidyName = (text: string): string =>
  text.normalize('NFKC').replace(/[\s\u200b-\u200f\ufeff]/g, '')

/** The short name of a province, however it is written: 江苏省, 北京市, 广西壮族自治区. Any other text stays as it is. */
export function provinceName(reported: string): string {
  const text = tidyName(reported)
  return FULL_NAMES.get(text) ?? (PROVINCE_NAMES.includes(text) ? text : reported)
}

/**
 * The province that a page speaks of: the asked one if there is such a province, else home. `offered` is the server's
 * list; while it has not come, a province of the mainland needs no waiting, and any other asked name gives undefined.
 */
export function knownProvince(
  asked: string | undefined,
  home: string,
  offered: readonly string[] | undefined,
): string | undefined {
  if (asked === undefined) return home
  const name = provinceName(asked)
  if (offered) return offered.includes(name) ? name : home
  return PROVINCE_NAMES.includes(name) ? name : undefined
}
