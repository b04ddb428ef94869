import { rmSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import type { GivenData, GivenRow } from '~/rules/own-data/given'
import { problemText } from './problems'
import { readFolder } from './read-folder'
import { type Change, changed, csvFiles, GOOD, writeFolder } from './testing/good-folder'

const TODAY = new Date('2026-07-01T00:00:00Z')
const made: string[] = []
afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true })
})

async function read(files: Readonly<Record<string, string | Uint8Array>>) {
  const root = writeFolder(files)
  made.push(root)
  const { data, problems } = await readFolder(root, { today: TODAY })
  return { data, reported: problems.map(problemText) }
}

/** `江苏/批次线.csv 3`: every row that is used. */
function usedRows({ files, provinces, schools, grades }: GivenData): ReadonlySet<string> {
  const name = ({ at: [file, row] }: GivenRow) => `${files[file]?.path} ${row}`
  return new Set(
    [
      ...provinces.flatMap((one) => [
        ...one.scoreTables.flatMap(({ rows }) => rows),
        ...one.controlLines,
        ...one.groupLines,
        ...one.majorLines,
        ...one.plan,
        ...one.calendar,
      ]),
      ...schools,
      ...grades,
    ].map(name),
  )
}

const [TABLE, LINES, GROUPS, MAJORS, PLAN, DAYS] = [
  '一分一段',
  '批次线',
  '投档线',
  '录取线',
  '招生计划',
  '日程',
].map((name) => `江苏/${name}.csv`) as [string, string, string, string, string, string]

/** What is changed, and what is said: all of it, each by its beginning. */
type Fault = readonly [what: string, change: Change, ...reported: readonly string[]]

const edit = (file: string, row: number, cells: Change['cells'] = {}): Change => ({ file, row, cells })
const add = (file: string, row: number, cells: Change['cells'] = {}): Change => ({
  file,
  row,
  cells,
  isAdded: true,
})

const FAULTS: readonly Fault[] = [
  [
    '累计写错',
    edit(TABLE, 5, { 累计人数: '152' }),
    `[错] ${TABLE} 第 5 行 累计人数：上一段累计 137，本段 16 人，应是 153，写的是 152`,
  ],
  [
    '人数写错',
    edit(TABLE, 4, { 人数: '51' }),
    `[错] ${TABLE} 第 4 行 累计人数：上一段累计 122，本段 51 人，应是 173，写的是 137`,
  ],
  [
    '漏了一段',
    { file: TABLE, row: 3, isDropped: true },
    `[错] ${TABLE} 第 3 行 累计人数：上一段累计 110，本段 15 人，应是 125，写的是 137`,
  ],
  [
    '第一段不从头起',
    edit(TABLE, 2, { 人数: '100' }),
    `[错] ${TABLE} 第 2 行 累计人数：这是最高的一段，本段 100 人，应是 100，写的是 110`,
  ],
  [
    '累计不是数字',
    edit(TABLE, 9, { 累计人数: '二十万' }),
    `[错] ${TABLE} 第 9 行 累计人数：“二十万”不是数字`,
    `[错] ${TABLE} 第 9 行 累计人数：这一行读不懂，2025 年物理的整张表没有用`,
  ],
  [
    '逗号放错',
    edit(TABLE, 5, { 累计人数: '1,53' }),
    `[错] ${TABLE} 第 5 行 累计人数：“1,53”不是数字`,
    `[错] ${TABLE} 第 5 行 累计人数：这一行读不懂`,
  ],
  [
    '没有累计',
    edit(TABLE, 5, { 累计人数: '' }),
    `[错] ${TABLE} 第 5 行 累计人数：没有写`,
    `[错] ${TABLE} 第 5 行 累计人数：这一行读不懂`,
  ],
  [
    '同一分数两行',
    add(TABLE, 12, { 人数: '7', 累计人数: '9' }),
    `[错] ${TABLE} 第 17 行 累计人数：482 分在第 12 行已经有了，人数不同`,
  ],
  ['同一行抄了两遍', add(TABLE, 12), `[疑] ${TABLE} 第 17 行 分数：和第 12 行一样，只用一次`],
  [
    '分数超过总分',
    edit(TABLE, 2, { 分数: '889及以上' }),
    `[错] ${TABLE} 第 2 行 分数：应是 0 到 750 的整数，写的是 889及以上`,
    `[错] ${TABLE} 第 2 行 累计人数：这一行读不懂`,
  ],
  [
    '以上写在中间',
    edit(TABLE, 14, { 分数: '640及以上' }),
    `[错] ${TABLE} 第 14 行 累计人数：“640 及以上”只能在最高的一段`,
  ],
  [
    '科类没有',
    edit(TABLE, 15, { 科类: '理科' }),
    `[错] ${TABLE} 第 15 行 科类：江苏 2024 年考的是物理、历史，写的是理科`,
  ],
  ['科类空着', edit(TABLE, 15, { 科类: '' }), `[错] ${TABLE} 第 15 行 科类：没有写`],
  [
    '年份太远',
    edit(TABLE, 15, { 年份: '2204' }),
    `[错] ${TABLE} 第 15 行 年份：应在 2010 到 2027 之间，写的是 2204`,
  ],
  ['别的省', edit(TABLE, 15, { 省份: '浙江' }), `[错] ${TABLE} 第 15 行 省份：写的是浙江，文件是江苏的`],
  [
    '人数是去年的三倍',
    edit(TABLE, 15, { 人数: '52870', 累计人数: '60000' }),
    `[疑] ${TABLE} 第 9 行 累计人数：物理 463 分以上 2025 年 202,153 人，上一年 7,130 人`,
  ],
  ['控制线写成汉字', edit(LINES, 2, { 控制线: '五一九' }), `[错] ${LINES} 第 2 行 控制线：“五一九”不是数字`],
  [
    '控制线两个',
    add(LINES, 3, { 控制线: '465' }),
    `[错] ${LINES} 第 3 行 控制线：第 7 行说的是同一个，数字不同`,
    `[错] ${LINES} 第 7 行 控制线：第 3 行说的是同一个，数字不同`,
  ],
  ['控制线抄了两遍', add(LINES, 3), `[疑] ${LINES} 第 7 行 控制线：和第 3 行一样，只用一次`],
  [
    '控制线次序反了',
    edit(LINES, 2, { 控制线: '419' }),
    `[疑] ${LINES} 第 2 行 控制线：特殊类型 419 低于本科批 463`,
  ],
  [
    '控制线高过全表',
    edit(LINES, 2, { 控制线: '719' }),
    `[疑] ${LINES} 第 2 行 控制线：719 高于这一年一分一段表的最高一段 689`,
  ],
  [
    '控制线超过总分',
    edit(LINES, 4, { 控制线: '2200' }),
    `[错] ${LINES} 第 4 行 控制线：应在 0 到 750 之间，写的是 2200`,
  ],
  ['批次写错字', edit(LINES, 5, { 批次: '本课批' }), `[错] ${LINES} 第 5 行 批次：看不懂“本课批”`],
  [
    '批次已经没有',
    edit(LINES, 5, { 批次: '本科第一批' }),
    `[错] ${LINES} 第 5 行 批次：江苏 2025 年不分一本、二本`,
  ],
  ['批次空着', edit(LINES, 5, { 批次: '' }), `[错] ${LINES} 第 5 行 批次：没有写`],
  [
    '院校多一个字',
    edit(GROUPS, 2, { 院校名称: '东南大学堂' }),
    `[错] ${GROUPS} 第 2 行 院校名称：不认识“东南大学堂”，最接近的是东南大学`,
  ],
  [
    '院校写错字',
    edit(GROUPS, 4, { 院校名称: '苏洲大学' }),
    `[错] ${GROUPS} 第 4 行 院校名称：不认识“苏洲大学”，最接近的是苏州大学`,
  ],
  ['第一行没有院校', edit(GROUPS, 2, { 院校名称: '' }), `[错] ${GROUPS} 第 2 行 院校名称：没有写`],
  [
    '分数位次都没有',
    edit(GROUPS, 4, { 最低分: '', 最低位次: '' }),
    `[错] ${GROUPS} 第 4 行 最低分：分数和位次都没有写`,
  ],
  [
    '位次不对分数',
    edit(GROUPS, 4, { 最低位次: '49610' }),
    `[疑] ${GROUPS} 第 4 行 最低位次：2025 年历史 600 分的位次是 251 到 5,250，写的是 49,610`,
  ],
  ['位次是零', edit(GROUPS, 4, { 最低位次: '0' }), `[错] ${GROUPS} 第 4 行 最低位次：应在 1 到`],
  [
    '位次有小数',
    edit(GROUPS, 4, { 最低位次: '5200.5' }),
    `[错] ${GROUPS} 第 4 行 最低位次：应是整数，写的是 5200.5`,
  ],
  [
    '分数在表之下',
    edit(GROUPS, 4, { 最低分: '470', 最低位次: '' }),
    `[疑] ${GROUPS} 第 4 行 最低分：470 分在这一年的一分一段表之下（最低 482 分）`,
    `[疑] ${GROUPS} 第 4 行 最低分：470 分低于2025 年历史本科批的控制线 482`,
    `[疑] ${GROUPS} 第 4 行 最低分：苏州大学 01 组写的是 470，组内专业最低的是 600`,
  ],
  [
    '分数没有人',
    edit(GROUPS, 4, { 最低分: '601', 最低位次: '' }),
    `[疑] ${GROUPS} 第 4 行 最低分：601 分在这一年的一分一段表里没有人`,
    `[疑] ${GROUPS} 第 4 行 最低分：苏州大学 01 组写的是 601`,
  ],
  [
    '组线不是组内最低',
    edit(GROUPS, 2, { 最低分: '650', 最低位次: '3000' }),
    `[疑] ${GROUPS} 第 2 行 最低分：东南大学 05 组写的是 650，组内专业最低的是 640`,
  ],
  [
    '同一组两个分',
    add(GROUPS, 4, { 最低分: '650', 最低位次: '200' }),
    `[错] ${GROUPS} 第 4 行 最低分：第 5 行说的是同一个，数字不同`,
    `[错] ${GROUPS} 第 5 行 最低分：第 4 行说的是同一个，数字不同`,
    `[疑] ${GROUPS} 第 5 行 最低分：苏州大学 01 组写的是 650`,
  ],
  [
    '投档人数不是数字',
    edit(GROUPS, 4, { 投档人数: '若干' }),
    `[疑] ${GROUPS} 第 4 行 投档人数：“若干”不是数字，按不知道用`,
  ],
  [
    '选科读不懂',
    edit(GROUPS, 4, { 选科要求: '物理、化学' }),
    `[疑] ${GROUPS} 第 4 行 选科要求：“物理、化学”读不懂`,
  ],
  [
    '选科是另一类的',
    edit(MAJORS, 5, { 选科要求: '首选物理，再选不限' }),
    `[疑] ${MAJORS} 第 5 行 选科要求：写的是“首选物理，再选不限”，这一行的科类是历史`,
  ],
  [
    '最高分低于最低分',
    edit(MAJORS, 5, { 最高分: '590' }),
    `[错] ${MAJORS} 第 5 行 最高分：最高分 590 低于最低分 600`,
  ],
  [
    '平均分低于最低分',
    edit(MAJORS, 5, { 平均分: '599.5' }),
    `[错] ${MAJORS} 第 5 行 平均分：平均分 599.5 低于最低分 600`,
  ],
  [
    '平均分高于最高分',
    edit(MAJORS, 5, { 平均分: '651.2' }),
    `[错] ${MAJORS} 第 5 行 平均分：平均分 651.2 高于最高分 650`,
  ],
  [
    '平均分不是数字',
    edit(MAJORS, 5, { 平均分: '约610' }),
    `[疑] ${MAJORS} 第 5 行 平均分：“约610”不是数字，按不知道用`,
  ],
  ['专业空着', edit(MAJORS, 5, { 专业名称: '' }), `[错] ${MAJORS} 第 5 行 专业名称：没有写`],
  [
    '专业写错字',
    edit(MAJORS, 3, { 专业名称: '软件工成' }),
    `[疑] ${MAJORS} 第 3 行 专业名称：专业目录里没有“软件工成”，最接近的是软件工程`,
  ],
  [
    '最低分不是数字',
    edit(MAJORS, 6, { 最低分: '六四〇' }),
    `[错] ${MAJORS} 第 6 行 最低分：“六四〇”不是数字`,
  ],
  [
    '分数低于控制线',
    edit(MAJORS, 6, { 最低分: '461', 最低位次: '' }),
    `[疑] ${MAJORS} 第 6 行 最低分：461 分在这一年的一分一段表之下`,
    `[疑] ${MAJORS} 第 6 行 最低分：461 分低于2024 年物理本科批的控制线 462`,
  ],
  [
    '同组同名专业',
    add(MAJORS, 5, { 最低分: '650', 最低位次: '200', 最高分: '', 平均分: '' }),
    `[疑] ${MAJORS} 第 7 行 专业名称：同一组里第 5 行也是这个专业，写上备注才分得开`,
  ],
  [
    '同组同名同备注',
    add(PLAN, 3, { 计划数: '5', 专业代号: '02' }),
    `[错] ${PLAN} 第 3 行 专业名称：第 8 行说的是同一个专业，数字不同`,
    `[错] ${PLAN} 第 8 行 专业名称：第 3 行说的是同一个专业，数字不同`,
  ],
  ['计划待定', edit(PLAN, 5, { 计划数: '待定' }), `[疑] ${PLAN} 第 5 行 计划数：写的是“待定”，按不知道用`],
  ['计划是零', edit(PLAN, 5, { 计划数: '0' }), `[错] ${PLAN} 第 5 行 计划数：是 0`],
  ['计划空着', edit(PLAN, 5, { 计划数: '' }), `[疑] ${PLAN} 第 5 行 计划数：没有写，按不知道用`],
  ['计划有小数', edit(PLAN, 5, { 计划数: '3.5' }), `[错] ${PLAN} 第 5 行 计划数：应是整数，写的是 3.5`],
  ['学费读不懂', edit(PLAN, 5, { 学费: '面议' }), `[疑] ${PLAN} 第 5 行 学费：“面议”不是数字，按不知道用`],
  ['学费太多', edit(PLAN, 5, { 学费: '5720000' }), `[疑] ${PLAN} 第 5 行 学费：应在 0 到 500000 之间`],
  [
    '学制读不懂',
    edit(PLAN, 5, { 学制: '40' }),
    `[疑] ${PLAN} 第 5 行 学制：应是 2 到 8 年，写的是 40，按不知道用`,
  ],
  [
    '计划是去年的三倍',
    edit(PLAN, 2, { 计划数: '300' }),
    `[疑] ${PLAN} 第 2 行 计划数：东南大学 2026 年物理本科批一共 316 人，上一年 46 人`,
  ],
  [
    '旧的科类',
    edit(PLAN, 7, { 科类: '理工' }),
    `[错] ${PLAN} 第 7 行 科类：江苏 2025 年考的是物理、历史，写的是理工`,
  ],
  [
    '日期没有这一天',
    edit(DAYS, 2, { 开始: '2026-06-31' }),
    `[错] ${DAYS} 第 2 行 开始：“2026-06-31”不是日期`,
  ],
  [
    '结束在开始之前',
    edit(DAYS, 2, { 结束: '2026-06-02' }),
    `[错] ${DAYS} 第 2 行 结束：2026-06-02 在开始的 2026-06-28 之前`,
  ],
  [
    '日期在别的年',
    edit(DAYS, 2, { 开始: '2025-06-28', 结束: '' }),
    `[错] ${DAYS} 第 2 行 开始：2025-06-28 不在 2026 年`,
  ],
  ['事项空着', edit(DAYS, 2, { 事项: '' }), `[错] ${DAYS} 第 2 行 事项：没有写`],
  ['没有这个省', edit('院校.csv', 2, { 所在省: '江南' }), '[疑] 院校.csv 第 2 行 所在省：没有“江南”这个省'],
  ['学校写了两遍', add('院校.csv', 2), '[错] 院校.csv 第 4 行 院校名称：江畔理工试办学院 在第 2 行已经有了'],
  [
    '新学校像是写错字',
    edit('院校.csv', 2, { 院校名称: '苏洲大学' }),
    '[疑] 院校.csv 第 2 行 院校名称：和苏州大学只差一个字',
  ],
  [
    '网址不是网址',
    edit('院校.csv', 2, { 网址: 'javascript:alert(1)' }),
    '[疑] 院校.csv 第 2 行 网址：“javascript:alert（1）”不是网址',
  ],
  [
    '等级没有',
    edit('学科评估.csv', 2, { 等级: 'D' }),
    '[错] 学科评估.csv 第 2 行 等级：应是 A+ 到 C-，写的是D',
  ],
  [
    '学科两个等级',
    add('学科评估.csv', 2, { 等级: 'B' }),
    '[错] 学科评估.csv 第 2 行 学科：第 4 行写的是 B',
    '[错] 学科评估.csv 第 4 行 学科：第 2 行写的是 A+',
  ],
  [
    '轮次没有',
    edit('学科评估.csv', 2, { 轮次: '九' }),
    '[错] 学科评估.csv 第 2 行 轮次：应是 1 到 6，写的是九',
  ],
  ['来源没有性质', edit('来源.csv', 2, { 性质: '' }), '[疑] 来源.csv 第 2 行 性质：没有写，按转录用'],
  [
    '来源说的文件没有',
    add('来源.csv', 2, { 文件: '江苏/专业线.csv' }),
    '[疑] 来源.csv 第 10 行 文件：文件夹里没有“江苏/专业线.csv”',
  ],
  [
    '来源漏了一个文件',
    { file: '来源.csv', row: 4, isDropped: true },
    `[疑] ${GROUPS}：来源.csv 没有说这个文件从哪里来`,
  ],
]

describe('a good folder', () => {
  it('has no problem, and every row of it is used', async () => {
    const { data, reported } = await read(csvFiles(GOOD))
    expect(reported).toEqual([])
    for (const { rows, used, path } of data.files) expect(used, path).toBe(rows)
    expect(data.files.every(({ source, path }) => source !== undefined || path === '来源.csv')).toBe(true)
  })
})

describe('a fault', () => {
  it('is of sixty kinds at least', () => {
    expect(FAULTS.filter(([, , ...reported]) => reported.length > 0).length).toBeGreaterThanOrEqual(60)
    expect(new Set(FAULTS.map(([what]) => what)).size).toBe(FAULTS.length)
  })

  it.each(FAULTS.map(([what, change, ...expected]) => ({ what, change, expected })))(
    '$what: is named with file, row and column, and nothing else is',
    async ({ change, expected }) => {
      const tables = changed(change)
      const { data, reported } = await read(csvFiles(tables))
      for (const text of reported)
        expect(
          expected.some((one) => text.startsWith(one)),
          text,
        ).toBe(true)
      for (const one of expected)
        expect(
          reported.filter((text) => text.startsWith(one)),
          one,
        ).toHaveLength(1)
      // Every other row is used. A score table is one piece: a break takes its year and subject.
      const used = usedRows(data)
      const tableRow = (row: number) => tables[TABLE]?.[row - 1]?.slice(0, 2).join()
      // Nobody has this score: the row proves the chain, and is none of the data.
      const isEmpty = (row: number) => tables[TABLE]?.[row]?.[3] === '0'
      const broken = reported.flatMap(
        (text) => tableRow(Number(/一分一段.* 第 (\d+) 行/.exec(text)?.[1])) ?? [],
      )
      const named = new Set(reported.map((text) => /\] (\S+) 第 (\d+) 行/.exec(text)?.slice(1).join(' ')))
      for (const [file, rows] of Object.entries(tables).filter(([name]) => name !== '来源.csv')) {
        for (const row of rows.keys()) {
          if (
            row === 0 ||
            (file === TABLE && isEmpty(row)) ||
            (file === TABLE && broken.includes(tableRow(row + 1) ?? ''))
          )
            continue
          const name = `${file} ${row + 1}`
          if (!named.has(name)) expect(used.has(name), name).toBe(true)
        }
      }
    },
  )
})
