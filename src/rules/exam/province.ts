/** The province of a visitor about whom nothing is known (S1 §9). */
export const DEFAULT_PROVINCE = '安徽'

/** Where a place is needed, not an exam, and none is known (S1 §9): local teachers, high schools. */
export const DEFAULT_LOCATION = '北京'

/** Short names of the provinces of the mainland, in the order of their codes (GB/T 2260). */
export const PROVINCE_NAMES: readonly string[] =
  '北京 天津 河北 山西 内蒙古 辽宁 吉林 黑龙江 上海 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 广西 海南 重庆 四川 贵州 云南 西藏 陕西 甘肃 青海 宁夏 新疆'.split(
    ' ',
  )

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
  if (offered) return offered.includes(asked) ? asked : home
  return PROVINCE_NAMES.includes(asked) ? asked : undefined
}
