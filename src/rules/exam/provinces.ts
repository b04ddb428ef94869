import { PROVINCE_FORMS, type ProvinceForm } from './province-forms'

/** A province: how it sits its exam and files its candidates, and where it lies. */
export interface ProvinceFacts extends ProvinceForm {
  readonly neighbours: readonly string[]
}

/** province | its neighbours */
const NEIGHBOURS = `
北京|天津 河北
天津|北京 河北
河北|北京 天津 山西 内蒙古 辽宁 山东 河南
山西|河北 内蒙古 河南 陕西
内蒙古|黑龙江 吉林 辽宁 河北 山西 陕西 宁夏 甘肃
辽宁|吉林 内蒙古 河北
吉林|黑龙江 辽宁 内蒙古
黑龙江|吉林 内蒙古
上海|江苏 浙江
江苏|上海 浙江 安徽 山东
浙江|上海 江苏 安徽 江西 福建
安徽|江苏 浙江 江西 湖北 河南 山东
福建|浙江 江西 广东
江西|安徽 浙江 福建 广东 湖南 湖北
山东|河北 河南 安徽 江苏
河南|河北 山西 陕西 湖北 安徽 山东
湖北|河南 陕西 重庆 湖南 江西 安徽
湖南|湖北 江西 广东 广西 贵州 重庆
广东|福建 江西 湖南 广西 海南
广西|广东 湖南 贵州 云南
海南|广东
重庆|四川 贵州 湖南 湖北 陕西
四川|青海 甘肃 陕西 重庆 贵州 云南 西藏
贵州|四川 重庆 湖南 广西 云南
云南|四川 贵州 广西 西藏
西藏|新疆 青海 四川 云南
陕西|山西 河南 湖北 重庆 四川 甘肃 宁夏 内蒙古
甘肃|陕西 宁夏 内蒙古 新疆 青海 四川
青海|甘肃 新疆 西藏 四川
宁夏|内蒙古 甘肃 陕西
新疆|西藏 青海 甘肃
`

const neighboursOf = new Map(
  NEIGHBOURS.trim()
    .split('\n')
    .map((row) => row.split('|'))
    .map(([name = '', neighbours = '']) => [name, neighbours.split(' ')] as const),
)

/** All 31 provinces of the mainland in the order of their codes. */
export const PROVINCES: readonly ProvinceFacts[] = PROVINCE_FORMS.map((form) => ({
  ...form,
  neighbours: neighboursOf.get(form.name) ?? [],
}))

const byName = new Map(PROVINCES.map((province) => [province.name, province]))

/** A province by its short name; undefined for any other text. */
export function findProvince(name: string): ProvinceFacts | undefined {
  return byName.get(name)
}
