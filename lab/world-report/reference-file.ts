import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

/** A row of a reference file, by the names of its header. */
export type ReferenceRow = Readonly<Record<string, string>>

export class MissingReference extends Error {}

/**
 * The rows of a CSV file of the reference data, plain or gzipped, its `#` lines skipped; the name goes without ending.
 * Throws `MissingReference` when the directory has no such file.
 */
export function referenceRows(dataDir: string, name: string): ReferenceRow[] {
  const [header = [], ...lines] = readReference(dataDir, name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(cellsOf)
  return lines.map((cells) => Object.fromEntries(header.map((key, i) => [key, cells[i] ?? ''])))
}

function readReference(dataDir: string, name: string): string {
  const file = readdirSync(dataDir).find((entry) => entry === `${name}.csv` || entry === `${name}.csv.gz`)
  if (!file) throw new MissingReference(`参考数据目录里没有 ${name}.csv：${dataDir}`)
  const bytes = readFileSync(path.join(dataDir, file))
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').replaceAll('\r', '')
}

/** Cells of one line; a quoted cell may hold commas and doubled quotes. */
function cellsOf(line: string): string[] {
  const cells: string[] = []
  for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
  }
  return cells
}

/** Schools that the reference still has under a former name, or under a name of its own: that name | the school's. */
const RENAMED = `
中国矿业大学（徐州）|中国矿业大学
华北电力大学（北京）|华北电力大学
合肥学院|合肥大学
嘉兴学院|嘉兴大学
新乡医学院|河南医药大学
桂林医学院|桂林医科大学
蚌埠医学院|蚌埠医科大学
赣南医学院|赣南医科大学
海南医学院|海南医科大学
重庆科技学院|重庆科技大学
浙江科技学院|浙江科技大学
牡丹江医学院|牡丹江医科大学
天水师范学院|天水师范大学
西藏农牧学院|西藏农牧大学
滨州学院|山东航空学院
南昌工程学院|江西水利电力大学
云南大学滇池学院|滇池学院
四川外国语大学成都学院|成都外国语学院
吉林化工学院|吉林化工大学
华北科技学院|应急管理大学
安徽科技学院|安徽科技工程大学
榆林学院|榆林大学
淮阴工学院|淮安大学
湖南理工学院|湖南理工大学
湖州师范学院|湖州师范大学
滨州医学院|山东医药大学
皖南医学院|皖南医科大学
绍兴文理学院|绍兴大学
赤峰学院|赤峰大学
重庆三峡学院|重庆三峡科技大学
闽江学院|闽江大学
复旦大学医学院|复旦大学上海医学院
山东大学威海分校|山东大学（威海）
北京师范大学-香港浸会大学联合国际学院|北师香港浸会大学
空军军医大学（第四军医大学）|空军军医大学
海军军医大学（第二军医大学）|海军军医大学
郑州轻工业学院|郑州轻工业大学
西安财经学院|西安财经大学
上海电力学院|上海电力大学
信阳师范学院|信阳师范大学
广西师范学院|南宁师范大学
四川理工学院|四川轻化工大学
遵义医学院|遵义医科大学
贵阳中医学院|贵州中医药大学
河北中医学院|河北中医药大学
甘肃政法学院|甘肃政法大学
湖北民族学院|湖北民族大学
上海体育学院|上海体育大学
云南中医学院|云南中医药大学
成都学院|成都大学
湖南商学院|湖南工商大学
`
const nowNamed = new Map(
  RENAMED.trim()
    .split('\n')
    .map((row) => row.split('|') as [string, string]),
)

/** The name under which the world knows a school of the reference. */
export function currentName(name: string): string {
  const wide = name.replaceAll('(', '（').replaceAll(')', '）')
  return nowNamed.get(wide) ?? wide
}
