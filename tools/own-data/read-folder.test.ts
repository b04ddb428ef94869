import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import { main } from './main'
import { problemText } from './problems'
import { readFolder } from './read-folder'
import { changed, csvFiles, csvOf, GOOD, gb18030, type Table, writeFolder } from './testing/good-folder'

const TODAY = new Date('2026-07-01T00:00:00Z')
const made: string[] = []
afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true })
})

function folder(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = writeFolder(files)
  made.push(root)
  return root
}

async function read(files: Readonly<Record<string, string | Uint8Array>>) {
  const { data, problems, unused } = await readFolder(folder(files), { today: TODAY })
  return { data, reported: problems.map(problemText), unused, problems }
}

/** What is read of one table of 江苏, as its rows stand in the data. */
async function readOne(name: string, content: string | Uint8Array) {
  const { data, reported } = await read({ [`江苏/${name}.csv`]: content })
  // Nobody says where these come from.
  return { province: data.provinces[0], reported: reported.filter((text) => !text.includes('来源.csv')) }
}

const TABLE = GOOD['江苏/一分一段.csv'] ?? []
const PLAN = GOOD['江苏/招生计划.csv'] ?? []
const plain = await read(csvFiles(GOOD))

async function workbook(sheets: Readonly<Record<string, Table>>): Promise<Uint8Array> {
  const written = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) => [...row]),
  }))
  return new Uint8Array(await (await writeXlsxFile(written).toBlob()).arrayBuffer())
}

describe('a folder', () => {
  it('says of every row where it stands', () => {
    const [province] = plain.data.provinces
    const major = province?.majorLines[1]
    expect(plain.data.files[major?.at[0] ?? -1]?.path).toBe('江苏/录取线.csv')
    expect(major).toMatchObject({
      at: [expect.any(Number), 3],
      schoolId: '10286',
      major: '软件工程',
      lowestScore: 650,
    })
    expect(plain.data.files[major?.at[0] ?? -1]).toMatchObject({
      rows: 5,
      used: 5,
      source: { authority: '资料汇编', nature: '转录' },
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  it('has its score tables by falling score, the top row and the counts', () => {
    const [newest] = plain.data.provinces[0]?.scoreTables ?? []
    expect(newest).toMatchObject({ year: 2025, subject: '物理', candidates: 202_153 })
    expect(newest?.rows[1]).toMatchObject({
      score: 688,
      count: 12,
      cumulative: 122,
      at: [expect.any(Number), 3],
    })
  })

  it('leaves unknown what its tables leave blank', () => {
    const row = plain.data.provinces[0]?.plan[2]
    expect(row).not.toHaveProperty('lastGroup')
    expect(row).not.toHaveProperty('note')
    expect(plain.data.provinces[0]?.plan[0]).toMatchObject({ years: 4, fee: 6380, lastGroup: '05' })
  })

  it('adds schools and corrects others', () => {
    expect(plain.data.schools).toMatchObject([
      { school: '江畔理工试办学院', isAdded: true, aliases: ['江试', '江畔试办'] },
      { schoolId: '10286', aliases: ['南京工学院'] },
    ])
    expect(plain.data.schools[1]).not.toHaveProperty('isAdded')
  })

  it('finds schools by the names it gives them', async () => {
    const { data } = await read(
      csvFiles(changed({ file: '江苏/投档线.csv', row: 2, cells: { 院校名称: '南京工学院' } })),
    )
    expect(data.provinces[0]?.groupLines[0]).toMatchObject({ schoolId: '10286' })
    const own = await read(
      csvFiles(changed({ file: '江苏/投档线.csv', row: 2, cells: { 院校名称: '江畔试办' } })),
    )
    expect(own.data.provinces[0]?.groupLines[0]).toMatchObject({
      schoolId: 'own-2',
      school: '江畔理工试办学院',
    })
  })

  it('reads the same from a workbook, from GB18030 and with a mark of byte order', async () => {
    const { data: ofBook } = await read({
      '江苏.xlsx': await workbook(
        Object.fromEntries(
          Object.entries(GOOD)
            .filter(([name]) => name.startsWith('江苏/'))
            .map(([name, rows]) => [path.basename(name, '.csv'), rows]),
        ),
      ),
    })
    const inBook = (rows: readonly { at: unknown }[] | undefined) => rows?.map(({ at: _, ...row }) => row)
    const [own] = plain.data.provinces
    const [same] = ofBook.provinces
    expect(inBook(same?.majorLines)).toEqual(inBook(own?.majorLines))
    expect(inBook(same?.plan)).toEqual(inBook(own?.plan))
    expect(ofBook.files[0]).toMatchObject({ path: '江苏.xlsx', sheet: '一分一段' })
    const encoded = csvFiles(GOOD)
    const { data: ofGb } = await read(
      Object.fromEntries(Object.entries(encoded).map(([name, text]) => [name, gb18030(text)])),
    )
    expect(ofGb.provinces).toEqual(plain.data.provinces)
    const { data: marked } = await read(
      Object.fromEntries(Object.entries(encoded).map(([name, text]) => [name, `\uFEFF${text}`])),
    )
    expect(marked.provinces).toEqual(plain.data.provinces)
  })
})

describe('a table', () => {
  it('may have a title, headers of other names, units, and columns in any order', async () => {
    const { province, reported } = await readOne(
      '招生计划',
      gb18030(
        [
          '江苏省2026年普通高校招生计划,,,,,,,,',
          ',,,,,,,,',
          '学校,专业组代码,再选科目要求,专业,招生人数,收费标准,修业年限,科目类别,批次名称',
          '东南大学　,（第０５组）,不限,ＡＩ类,1 人,6380元/年,四年,物理等科目类,普通类本科批',
          '\t南京大学,第501专业组,化学,法学,"1,020",免费,4年,首选物理,本科批次',
          '合计,,,,"1,021",,,,',
          '注：以各校公布为准,,,,,,,,',
        ].join('\r\n'),
      ),
    )
    expect(reported).toEqual([])
    expect(province?.plan).toMatchObject([
      {
        year: 2026,
        subject: '物理',
        batch: '本科批',
        school: '东南大学',
        group: '05',
        plan: 1,
        fee: 6380,
        years: 4,
        at: [0, 4],
      },
      { school: '南京大学', group: '501', plan: 1020, fee: 0, batch: '本科批' },
    ])
  })

  it('may have its header in the tenth row, and not in the eleventh', async () => {
    const above = (count: number) =>
      csvOf([...Array.from({ length: count }, (_, at) => [`说明${at}`]), ...TABLE])
    expect((await readOne('一分一段', above(9))).province?.scoreTables).toHaveLength(3)
    expect((await readOne('一分一段', above(10))).reported[0]).toMatch(
      /^\[错\] 江苏\/一分一段.csv：前 10 行里没有找到表头/,
    )
  })

  it('may say year and subject in its title or its name alone', async () => {
    const rows = TABLE.slice(1, 9).map((row) => row.slice(2))
    const text = csvOf([['分数', '人数', '累计人数'], ...rows])
    const { data } = await read({ '江苏/一分一段2025物理.csv': text })
    expect(data.provinces[0]?.scoreTables[0]).toMatchObject({
      year: 2025,
      subject: '物理',
      candidates: 202_153,
    })
    expect((await readOne('一分一段', text)).reported[0]).toContain('年份、科类：缺这一列')
  })

  it('has its scores in any order, with counts or without', async () => {
    const [heads = [], ...rows] = TABLE
    const { province, reported } = await readOne('一分一段', csvOf([heads, ...rows.toReversed()]))
    expect(reported).toEqual([])
    expect(province?.scoreTables[0]?.rows[0]).toMatchObject({ score: 689, count: 110 })
    const bare = [heads, ...rows].map((row) => row.filter((_, at) => at !== 3))
    expect((await readOne('一分一段', csvOf(bare))).province?.scoreTables[0]?.rows[1]).toMatchObject({
      count: 12,
    })
  })

  it('takes the school of the row above where cells are merged, in that column alone', async () => {
    const [heads = [], first = [], second = [], third = []] = PLAN
    const without = (row: readonly string[], ...columns: string[]) =>
      row.map((cell, at) => (columns.includes(heads[at] ?? '') ? '' : cell))
    const merged = [
      heads,
      first,
      without(second, '院校名称', '院校代号', '专业组'),
      without(third, '院校名称', '院校代号'),
      without(PLAN[4] ?? [], '院校名称', '院校代号'),
    ]
    const { province, reported } = await readOne('招生计划', csvOf(merged))
    expect(province?.plan.map(({ school, group }) => [school, group])).toEqual([
      ['东南大学', '05'],
      ['东南大学', undefined],
      ['东南大学', '03'],
    ])
    // The next list begins with no school: it is not that of the list above.
    expect(reported).toEqual(['[错] 江苏/招生计划.csv 第 5 行 院校名称：没有写'])
  })

  it('that is not used proves ranks above its first break', async () => {
    const [heads = [], ...rows] = TABLE
    const broken = rows.map((row) => (row[2] === '686' ? row.with(4, '152') : row))
    const line = (score: string, rank: string) => ['2025', '物理', '本科批', '东南大学', score, score, rank]
    const { data, reported } = await read({
      '江苏/一分一段.csv': csvOf([heads, ...broken]),
      '江苏/投档线.csv': csvOf([
        ['年份', '科类', '批次', '院校名称', '专业组', '最低分', '最低位次'],
        line('688', '130'),
        line('687', '137'),
        line('640', '9999'),
      ]),
    })
    expect(
      data.provinces[0]?.scoreTables.some(({ subject, year }) => subject === '物理' && year === 2025),
    ).toBe(false)
    expect(reported.filter((text) => text.includes('位次是'))).toEqual([
      '[疑] 江苏/投档线.csv 第 2 行 最低位次：2025 年物理 688 分的位次是 111 到 122，写的是 130',
    ])
  })

  it('leaves out decimals that order equal scores, and reads ranks from scores', async () => {
    const lines = csvOf([
      ['年份', '科类', '批次', '院校名称', '专业组', '最低分'],
      ['2025', '物理', '本科批', '东南大学', '05', '640.118123096'],
    ])
    const { data } = await read({ '江苏/投档线.csv': lines, '江苏/一分一段.csv': csvOf(TABLE) })
    expect(data.provinces[0]?.groupLines[0]).toMatchObject({
      lowestScore: 640,
      lowestRank: 7153,
      derived: 'rank-from-score',
    })
  })

  it('of major lines may be one of 投档线 where one applies for majors', async () => {
    const { data } = await read({
      '山东/投档线.csv': csvOf([
        ['年份', '科类', '批次', '院校名称', '专业名称', '最低分', '最低位次'],
        ['2025', '综合', '一段', '山东大学', '法学', '620', '9000'],
      ]),
    })
    expect(data.provinces[0]).toMatchObject({
      groupLines: [],
      majorLines: [{ major: '法学', batch: '一段' }],
    })
  })

  it('may have two rows of heads, code and name in one cell, and words on two lines', async () => {
    const { province, reported } = await readOne(
      '录取线',
      csvOf([
        ['江苏省2025年录取最低分（物理类）', '', '', '', '', ''],
        ['院校代号及名称', '专业组', '批次', '专业', '最低分', '同分排序'],
        ['', '', '', '', '', '语数成绩'],
        ['1108 东南大学', '1108-05', '本科批', '软件\n工程', '640', '251'],
      ]),
    )
    expect(reported).toEqual([])
    expect(province?.majorLines).toMatchObject([
      { school: '东南大学', schoolCode: '1108', group: '05', major: '软件工程', at: [expect.any(Number), 4] },
    ])
  })

  it('names its unused columns once', async () => {
    const [heads = [], ...rows] = TABLE
    const wide = [[...heads, '百分位'], ...rows.map((row) => [...row, '1'])]
    expect((await read({ '江苏/一分一段.csv': csvOf(wide) })).unused).toEqual(['江苏/一分一段.csv：百分位'])
  })

  it('beside others in no folder of a province takes the one they name', async () => {
    const { data } = await read({
      '一分一段.csv': csvOf([['江苏省普通高考逐分段统计表'], ...TABLE]),
      '批次线.csv': csvOf(GOOD['江苏/批次线.csv'] ?? []),
    })
    expect(data.provinces[0]).toMatchObject({ province: '江苏', controlLines: { length: 5 } })
    const { reported } = await read({ '批次线.csv': csvOf(GOOD['江苏/批次线.csv'] ?? []) })
    expect(reported[0]).toMatch(/^\[错\] 批次线.csv：不知道是哪个省的/)
  })
})

describe('names of schools', () => {
  const lineOf = async (school: string) => {
    const { province, reported } = await readOne(
      '投档线',
      csvOf([
        ['年份', '科类', '批次', '院校名称', '最低分'],
        ['2025', '物理', '本科批', school, '600'],
      ]),
    )
    return { line: province?.groupLines[0], reported }
  }

  it.each([
    ['东南大学', '东南大学'],
    ['中国地质大学(武汉)', '中国地质大学（武汉）'],
    ['1108东南大学', '东南大学'],
    ['华北电力大学（北京）', '华北电力大学'],
    ['华北电力大学(保定)', '华北电力大学（保定）'],
    ['中国人民解放军国防科技大学', '国防科技大学'],
  ])('%s is %s', async (reported, school) => {
    expect((await lineOf(reported)).line).toMatchObject({ school })
  })

  it('with a joint programme behind say so of their rows', async () => {
    expect((await lineOf('东南大学（中外合作办学）')).line).toMatchObject({
      school: '东南大学',
      note: '中外合作办学',
    })
  })

  it.each(['东南大学堂', '东南大学软件工程', '某某大学', '郑州大学（西亚斯）'])(
    '%s is nobody’s',
    async (name) => {
      const { line, reported } = await lineOf(name)
      expect(line).toBeUndefined()
      expect(reported[0]).toContain(`院校名称：不认识“${name}`)
    },
  )
})

describe('a file as a whole', () => {
  const many = (count: number, bad: number) => {
    const rows = Array.from({ length: count }, (_, at) => [
      '2026',
      '物理',
      '本科批',
      '东南大学',
      `${100 + at}`,
      '法学',
      at < bad ? '若干' : '3',
    ])
    return csvOf([['年份', '科类', '批次', '院校名称', '专业组', '专业名称', '计划数'], ...rows])
  }

  it('is refused with more than 5 % of bad rows, from ten on', async () => {
    const { province, reported } = await readOne('招生计划', many(150, 10))
    expect(province).toBeUndefined()
    expect(reported[0]).toBe('[错] 江苏/招生计划.csv：150 行里有 10 行错，超过 5%，整个文件没有用')
    expect((await readOne('招生计划', many(150, 9))).province?.plan).toHaveLength(141)
    expect((await readOne('招生计划', many(250, 12))).province?.plan).toHaveLength(238)
  })

  it.each<[string, string | Uint8Array, string]>([
    ['江苏/招生计划.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), '请另存为 .xlsx 或 CSV'],
    ['江苏/招生计划.pdf', '%PDF-1.7', '请另存为 .xlsx 或 CSV'],
    ['江苏/招生计划.csv', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), '这是旧版 .xls，或者加了密码'],
    ['江苏/招生计划.xlsx', new Uint8Array([0x50, 0x4b, 3, 4]), '这个表格打不开'],
    ['江苏/招生计划.csv', '', '文件是空的'],
    ['江苏/招生计划.csv', '<html></html>', '这不是表格'],
    [
      '江苏/一分一段.csv',
      '年份,科类,分数\n2025,物理,600\n',
      '累计人数：缺这一列，文件没有用；表头写的是：年份、科类、分数',
    ],
    ['江苏/成绩.csv', '年份,科类\n', '文件名应是一分一段、批次线'],
    ['江北/批次线.csv', '年份,科类\n', '文件夹“江北”不是省名'],
  ])('%s is refused by name', async (file, content, why) => {
    const { reported } = await read({ [file]: content })
    expect(
      reported.some((text) => text.includes(file) && text.includes(why)),
      reported.join('\n'),
    ).toBe(true)
  })

  it('of a table that another file has is told', async () => {
    const { data, reported } = await read({
      '江苏/一分一段.csv': csvOf(TABLE),
      '江苏/一分一段2025.csv': csvOf(TABLE.slice(0, 9)),
    })
    expect(data.provinces[0]?.scoreTables).toHaveLength(3)
    expect(reported.filter((text) => text.includes('另一个文件里已经有了'))).toHaveLength(1)
  })
})

describe('the command', () => {
  const run = async (...args: string[]) => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line) => lines.push(String(line)))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const code = await main(args)
    return { code, reported: lines.join('\n') }
  }

  it('is content with a good folder', async () => {
    const root = folder(csvFiles(GOOD))
    const { code, reported } = await run(root, '--strict')
    expect(code).toBe(0)
    expect(reported).toContain('江苏/录取线.csv：5 行，用了 5 行，错 0 行，疑 0 行；转录：资料汇编')
    expect(existsSync(path.join(root, 'data-problems.csv'))).toBe(false)
  })

  it('ends with 1 for an error, and for a doubt when it is strict', async () => {
    const wrong = folder(csvFiles(changed({ file: '江苏/批次线.csv', row: 2, cells: { 控制线: '五一九' } })))
    expect((await run(wrong)).code).toBe(1)
    expect(readFileSync(path.join(wrong, 'data-problems.csv'), 'utf8')).toBe(
      '\uFEFF文件,行,列,级别,问题\r\n江苏/批次线.csv,2,控制线,错,“五一九”不是数字',
    )
    const doubtful = folder(
      csvFiles(changed({ file: '江苏/招生计划.csv', row: 5, cells: { 计划数: '待定' } })),
    )
    expect((await run(doubtful)).code).toBe(0)
    expect((await run(doubtful, '--strict')).code).toBe(1)
  })

  it('says once what is said of many rows', async () => {
    const [heads = [], ...rows] = PLAN
    const strange = csvOf([
      heads,
      ...rows.map((row) => row.map((cell) => (cell === '东南大学' ? '东南大学堂' : cell))),
    ])
    const { reported } = await run(folder({ '江苏/招生计划.csv': strange }))
    expect(reported.match(/不认识“东南大学堂”/g)).toHaveLength(1)
    expect(reported).toContain('（这样的一共 4 行）')
  })

  it('does not understand what it does not know', async () => {
    expect((await run()).code).toBe(2)
    expect((await run('a', 'b')).code).toBe(2)
    expect((await run('没有这个文件夹')).code).toBe(2)
    expect((await run('a', '--fast')).code).toBe(2)
  })
})
