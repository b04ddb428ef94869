import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import { formColumns } from '~/rules/filing/form-columns'
import { openImport, type Reported } from './brought-table'

type Cell = string | number | boolean
type Table = readonly (readonly Cell[])[]

let opened: Awaited<ReturnType<typeof openImport>>
/** The official form of the list, heads first; the third choice is not 服从. */
let form: string[][]
let heads: string[]
let rows: string[][]
let list: Reported

beforeAll(async () => {
  opened = await openImport('安徽', 30_000)
  const items = opened.items.map((item, at) => ({ ...item, adjust: at !== 2 }))
  const columns = formColumns(opened.form)
  heads = columns.map(({ head }) => head)
  rows = items.map((item) =>
    columns.map(({ cell }) => String(cell({ ...item, adjust: item.adjust ?? true }))),
  )
  form = [heads, ...rows]
  list = items.map(({ unitId, majors, adjust }) => [
    unitId,
    majors.map(({ majorEnrollCode }) => majorEnrollCode).join(' '),
    adjust ? '是' : '否',
  ])
})
afterAll(() => opened.close())

const [ORDER, CODE, SCHOOL, GROUP, MAJORS, ADJUST] = [0, 1, 2, 3, 4, 16]
const text = (table: Table, between: string) => table.map((row) => row.join(between)).join('\r\n')
const file = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name)
const utf8 = (written: string) => new TextEncoder().encode(written)
const wide = (written: string) =>
  new Uint8Array(new Uint16Array([...written].map((one) => one.charCodeAt(0))).buffer)

/** Chinese text in GB18030, by the two bytes of each character that decode to it. */
function gbk(written: string): Uint8Array {
  const decoder = new TextDecoder('gb18030')
  const codes = new Map<string, readonly number[]>()
  for (let high = 0x81; high <= 0xfe; high++) {
    for (let low = 0x40; low <= 0xfe; low++) {
      if (low !== 0x7f) codes.set(decoder.decode(new Uint8Array([high, low])), [high, low])
    }
  }
  return new Uint8Array(
    [...written].flatMap((one) => (one < '\u0080' ? [one.charCodeAt(0)] : (codes.get(one) ?? []))),
  )
}

interface NamedSheet {
  readonly sheet: string
  readonly table: Table
}

async function workbook(sheets: readonly NamedSheet[]): Promise<Uint8Array> {
  const written = sheets.map(({ sheet, table }) => ({
    sheet,
    data: table.map((row) => row.map((value) => (value === '' ? null : { value }))),
  }))
  return new Uint8Array(await (await writeXlsxFile(written, {}).toBlob()).arrayBuffer())
}
const xlsx = async (table: Table) => file(await workbook([{ sheet: 'Sheet1', table }]), '志愿.xlsx')

/** A workbook with one of its parts written anew. */
function withPart(bytes: Uint8Array, name: string, change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(bytes)
  return zipSync({ ...parts, [name]: strToU8(change(strFromU8(parts[name] ?? new Uint8Array()))) })
}

const withHeads = (change: (head: string) => string): Table => [heads.map(change), ...rows]
const changed = (at: number, change: (cell: string, row: readonly string[]) => string): Table => [
  heads,
  ...rows.map((row) => row.map((cell, index) => (index === at ? change(cell, row) : cell))),
]
const only = (...columns: readonly ((row: readonly string[]) => string)[]) =>
  rows.map((row) => columns.map((column) => column(row)))
const at = (index: number) => (row: readonly string[]) => row[index] ?? ''
const majorsOf = (row: readonly string[]) =>
  [0, 1, 2, 3, 4, 5].flatMap((n) => {
    const [code = '', name = ''] = row.slice(MAJORS + 2 * n)
    return name === '' ? [] : [{ code, name }]
  })
const longHeads = ['志愿序号', '院校代码', '院校名称', '专业组代码', '专业代码', '专业名称', '是否服从调剂']
/** One row a major; `isMerged`: only the first has the cells of the choice. */
const long = (isMerged: boolean): Table => [
  longHeads,
  ...rows.flatMap((row) =>
    majorsOf(row).map(({ code, name }, index) => {
      const unit = isMerged && index > 0 ? ['', '', '', ''] : row.slice(0, MAJORS)
      return [...unit, code, name, isMerged && index > 0 ? '' : (row[ADJUST] ?? '')]
    }),
  ),
]
const radicals = (written: string) =>
  written.replace(
    /[大工生水文金青]/g,
    (one) => ({ 大: '⼤', 工: '⼯', 生: '⽣', 水: '⽔', 文: '⽂', 金: '⾦', 青: '⾭' })[one] ?? one,
  )
const fullWidth = (written: string) =>
  written.replace(/[0-9]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))

const units = () => list.map(([unit]) => unit)
const same = async (source: File | string) => {
  const brought = await opened.bring(source)
  expect(brought.list).toEqual(list)
  return brought
}
/** The same units and majors, of a table that says nothing of 服从. */
const sameMajors = async (source: File | string) => {
  const brought = await opened.bring(source)
  expect(brought.list.map(([unit, majors]) => [unit, majors])).toEqual(
    list.map(([unit, majors]) => [unit, majors]),
  )
}
const sameUnits = async (source: File | string) => {
  const brought = await opened.bring(source)
  expect(brought.list.map(([unit]) => unit)).toEqual(units())
  return brought
}

describe('a list comes back with its units, majors and 服从', () => {
  it('from the product’s own file, whose second sheet is the same list', async () => {
    const own = opened.items.map(({ unitId, majors, adjust }) => [
      unitId,
      majors.map(({ majorEnrollCode }) => majorEnrollCode).join(' '),
      adjust ? '是' : '否',
    ])
    const brought = await opened.bring(file(await opened.export(), '我的方案.xlsx'))
    expect(brought.list).toEqual(own)
    expect(brought.table.sheets.map(({ sheet, why }) => [sheet.name, why])).toEqual([
      ['志愿表', undefined],
      ['给家里看', '同一份'],
    ])
  })

  it('from text in each encoding that Excel and WPS write, whatever the name of the file', async () => {
    expect((await same(file(gbk(text(form, ',')), 'a.csv'))).table.kind).toBe('文本（GB18030（GBK））')
    await same(file(gbk(text(form, '\t')), 'a.txt'))
    await same(file(gbk(text(form, ',')), 'a.xlsx'))
    await same(file(utf8(text(form, ',')), 'a.csv'))
    await same(file(utf8(`\ufeff${text(form, ',')}`), 'a.csv'))
    expect((await same(file(wide(`\ufeff${text(form, '\t')}`), 'a.txt'))).table.kind).toBe('文本（UTF-16）')
    await same(file(wide(text(form, ',')), 'a.csv'))
  })

  it('from a page that a program has called .xls', async () => {
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString = parse
      },
    )
    const cells = form.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
    const page = `<html><head><meta charset="utf-8"/></head><body><table>${cells}</table></body></html>`
    expect((await same(file(utf8(page), '志愿.xls'))).table.kind).toBe('网页表格（UTF-8）')
    vi.unstubAllGlobals()
  })

  it('with heads that are numbered behind, repeated, starred, explained or over several rows', async () => {
    await same(await xlsx(withHeads((head) => head.replace(/^专业(\d)(代码|名称)$/, '专业$2$1'))))
    await same(await xlsx(withHeads((head) => head.replace(/^专业\d/, '专业'))))
    await same(await xlsx(withHeads((head) => head.replace(/^(院校|专业)/, '*$1'))))
    await same(
      await xlsx(
        withHeads((head) =>
          head.replace('院校名称', '院校名称（全称）').replace('院校代码', '院校代码（4位）'),
        ),
      ),
    )
    await same(
      await xlsx(
        withHeads((head) => head.replace(/^专业(\d)/, (_, n) => `专业志愿${'一二三四五六'[Number(n) - 1]}`)),
      ),
    )
    const major = (index: number) => index >= MAJORS && index < ADJUST
    const top = heads.map((head, index) =>
      major(index) ? ((index - MAJORS) % 2 === 0 ? head.slice(0, 3) : '') : head,
    )
    await same(await xlsx([top, heads.map((head, index) => (major(index) ? head.slice(3) : '')), ...rows]))
    const first = heads.map((head, index) => (index === MAJORS ? '专业志愿' : major(index) ? '' : head))
    const numbers = heads.map((head, index) => (major(index) && index % 2 === 0 ? head.slice(2, 3) : ''))
    await same(
      await xlsx([first, numbers, heads.map((head, index) => (major(index) ? head.slice(3) : '')), ...rows]),
    )
  })

  it('with one row a major, its school in each row or merged', async () => {
    const brought = await same(await xlsx(long(false)))
    expect(brought.words).toMatch(/行合成 \d+ 个志愿/)
    expect((await same(await xlsx(long(true)))).words).toContain('院校没写，或写着“同上”，当作和上一行同一所')
  })

  it('with school and group, school and major, or all majors in one cell', async () => {
    const inOne = (written: (row: readonly string[]) => string): Table => [
      ['序号', '院校', '专业', '服从调剂'],
      ...only(
        at(ORDER),
        written,
        (row) =>
          majorsOf(row)
            .map(({ name }) => name)
            .join('、'),
        at(ADJUST),
      ),
    ]
    await same(await xlsx(inOne((row) => `${row[SCHOOL]}(${row[GROUP]}组)`)))
    await same(await xlsx(inOne((row) => `${row[SCHOOL]}第${row[GROUP]}组`)))
    await same(await xlsx(inOne((row) => `★ ${row[SCHOOL]} ${row[GROUP]}`)))
    await same(await xlsx(inOne((row) => `${row[CODE]}${row[SCHOOL]}［公办］${row[GROUP]}组`)))
    const each = rows.flatMap((row) =>
      majorsOf(row).map(({ name }) => [`${row[SCHOOL]}${name}`, row[GROUP] ?? '', row[ADJUST] ?? '']),
    )
    await same(await xlsx([['学校+专业', '专业组', '服从'], ...each]))
    const all = rows.flatMap((row) =>
      majorsOf(row).map(({ name }) => [`${row[SCHOOL]}第${row[GROUP]}组 ${name}`, row[ADJUST] ?? '']),
    )
    await same(await xlsx([['院校及专业', '服从'], ...all]))
  })

  it('by codes alone, and by a code of school and group in one', async () => {
    await sameUnits(text([['院校代码', '专业组代码'], ...only(at(CODE), at(GROUP))], '\t'))
    const whole = (row: readonly string[]) => `${row[CODE]}${row[GROUP]}`
    await sameUnits(text([['院校专业组代码'], ...only(whole)], '\t'))
    await sameUnits(text([['院校专业组代码', '院校名称'], ...only(whole, at(SCHOOL))], '\t'))
    await sameUnits(
      text(
        [['院校专业组代码', '院校专业组名称'], ...only(whole, (row) => `${row[SCHOOL]}(${row[GROUP]})`)],
        '\t',
      ),
    )
  })

  it('from cells as a PDF, a phone or a program writes them', async () => {
    await same(await xlsx(form.map((row) => row.map(radicals))))
    await same(
      text(
        form.map((row) => row.map(fullWidth)),
        '\t',
      ),
    )
    await same(
      text(
        form.map((row) => row.map((cell) => [...cell].join('\u200b'))),
        '\t',
      ),
    )
    await same(
      text(
        form.map((row) => row.map((cell) => cell.replace(/^0*(\d+)$/, '$1.0'))),
        ',',
      ),
    )
    await same(await xlsx(changed(GROUP, (cell) => `第${cell}组`)))
    await same(await xlsx(changed(SCHOOL, (cell) => `★ ${cell}【985】`)))
  })

  it('from several sheets, without the hidden ones, and from lists side by side', async () => {
    const half = 6
    const notes = { sheet: '说明', table: [['填报说明'], ['1. 本表仅供参考']] }
    await same(file(await workbook([notes, { sheet: '志愿表', table: form }]), 'a.xlsx'))
    const parts = [
      { sheet: '冲', table: [heads, ...rows.slice(0, half)] },
      { sheet: '稳保', table: [heads, ...rows.slice(half)] },
    ]
    await same(file(await workbook(parts), 'a.xlsx'))
    const hidden = withPart(
      await workbook([
        { sheet: '旧', table: [heads, ...rows.toReversed()] },
        { sheet: '新', table: form },
      ]),
      'xl/workbook.xml',
      (xml) => xml.replace('name="旧"', 'name="旧" state="hidden"'),
    )
    const brought = await same(file(hidden, 'a.xlsx'))
    expect(brought.table.sheets[0]).toMatchObject({ why: '藏着' })
    const beside = form
      .slice(0, half + 1)
      .map((row, index) => [...row, '', ...(index === 0 ? heads : (rows[half + index - 1] ?? []))])
    const both = await same(await xlsx(beside))
    expect(both.table.sheets[0]?.reading?.blocks).toBe(2)
  })

  it('without heads', async () => {
    const brought = await same(text(rows, '\t'))
    expect(brought.table.sheets[0]?.reading?.headLines).toBeUndefined()
    await sameMajors(
      text(
        rows.map((row) => row.slice(1, ADJUST)),
        '\t',
      ),
    )
    await sameUnits(text(only(at(CODE), at(GROUP)), '\t'))
    await sameUnits(text(only(at(SCHOOL), at(GROUP)), '\t'))
  })

  it('with heads on every page, sums and rules between, and a quote without another', async () => {
    const pages = [
      ['某某中学'],
      ...form.slice(0, 5),
      heads,
      ...form.slice(5),
      ['合计', '', '12'],
      ['注：以省级公布为准'],
    ]
    const brought = await same(text(pages, '\t'))
    expect(brought.words).toContain('第 7 行（又是表头）')
    expect(brought.words).toContain('（合计）')
    const quote = form.map((row, index) =>
      row.map((cell, column) => (index === 2 && column === MAJORS + 1 ? `"${cell}` : cell)),
    )
    expect((await same(text(quote, '\t'))).words).toContain('引号不成对，当作普通的字：第 3 行')
    expect((await same(text(quote, ','))).words).toContain('引号不成对')
  })

  it('with a star before a head, two heads that are enough, or heads of a school over two columns', async () => {
    const starred = [
      ['*院校名称', '专业组代码', '序号'],
      ...only(at(SCHOOL), (row) => `第${row[GROUP]}组`, at(ORDER)),
    ]
    await sameUnits(text(starred, '\t'))
    const two = [
      ['报考院校', '服从调剂'],
      ...only(
        (row) => `★${row[SCHOOL]}（${row[GROUP]}组）`,
        () => '✘',
      ),
    ]
    expect((await sameUnits(text(two, '\t'))).list.every(([, , adjust]) => adjust === '否')).toBe(true)
    const over = [
      ['院校信息', '', '备注'],
      ['名称', '专业组', ''],
      ...only(at(SCHOOL), at(GROUP), () => '看看'),
    ]
    const brought = await sameUnits(text(over, '\t'))
    expect(brought.table.sheets[0]?.reading?.columns).toMatchObject([
      { role: 'school' },
      { role: 'group' },
      { head: '备注', samples: ['看看', '看看', '看看'] },
    ])
    const settings = { sheets: new Map(), roles: new Map([[0, new Map([[2, 'majorName' as const]])]]) }
    const chosen = await opened.bring(text(over, '\t'), settings)
    expect(chosen.taken.openMajors.map(({ open }) => open.major.name)).toEqual(rows.map(() => '看看'))
  })

  it('in the order of its rows, and says where that is not the order of its numbers', async () => {
    const brought = await opened.bring(text([heads, ...rows.toReversed()], '\t'))
    expect(brought.list).toEqual(list.toReversed())
    expect(brought.words).toContain('序号不是从小到大，按行的先后填：第 3、4')
    expect((await same(text(form, '\t'))).words).not.toContain('序号')
  })

  it('from a workbook of another writer: cells without an address, errors of formulas, hidden rows', async () => {
    const bytes = await workbook([{ sheet: 'S', table: form.map((row) => [...row, '#N/A']) }])
    const bare = withPart(bytes, 'xl/worksheets/sheet1.xml', (xml) =>
      xml.replace(/<c r="[A-Z]+\d+"(?=[^>]*\/?>)/g, '<c').replace('<row r="3"', '<row hidden="1" r="3"'),
    )
    const dense = form.every((row) => row.every((cell) => cell !== ''))
    const brought = await opened.bring(file(dense ? bare : bytes, 'a.xlsx'))
    expect(brought.list).toEqual(list)
    const hidden = withPart(bytes, 'xl/worksheets/sheet1.xml', (xml) =>
      xml.replace('<row r="3"', '<row hidden="1" r="3"'),
    )
    expect((await same(file(hidden, 'a.xlsx'))).words).toContain('表里藏着的行也读了：第 3 行')
  })
})

describe('a list of a chat, a program or a half-finished workbook comes back', () => {
  it('from lines with numbers, a table of a text, and a file that says how it is parted', async () => {
    const names = (row: readonly string[]) =>
      majorsOf(row)
        .map(({ name }) => name)
        .join('、')
    const lines = rows.map((row, index) => `${index + 1}、${row[SCHOOL]}（${row[GROUP]}组）：${names(row)}`)
    await sameMajors(lines.join('\n'))
    const table = [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
    await same(table.join('\n'))
    await same(file(utf8(`sep=;\r\n${text(form, ';')}`), 'a.csv'))
    await same(
      file(utf8(`${text(form.slice(0, 7), ',')}\r\n\ufeff${text([heads, ...rows.slice(6)], ',')}`), 'a.csv'),
    )
  })

  it('with 同上, with two columns for 服从, and with the code of last year beside', async () => {
    const ditto = long(true).map((row) => row.map((cell) => (cell === '' ? '〃' : cell)))
    await same(await xlsx(ditto))
    const ticks = form.map((row, index) => [
      ...row.slice(0, ADJUST),
      ...(index === 0 ? ['服从', '不服从'] : row[ADJUST] === '是' ? ['√', ''] : ['', '√']),
    ])
    await same(await xlsx(ticks))
    const years = form.map((row, index) =>
      row.flatMap((cell, column) =>
        column !== GROUP ? [cell] : index === 0 ? ['2025专业组代码', '2026专业组代码'] : ['009', cell],
      ),
    )
    await same(await xlsx(years))
  })

  it('and the page tells of rows that were struck through, and of columns that are hidden', async () => {
    const bytes = await workbook([{ sheet: 'S', table: form }])
    const styled = withPart(bytes, 'xl/styles.xml', (xml) =>
      xml
        .replace(
          /<fonts[\s\S]*?<\/fonts>/,
          '<fonts count="2"><font><sz val="11"/></font><font><strike/><sz val="11"/></font></fonts>',
        )
        .replace(
          /<cellXfs[\s\S]*?<\/cellXfs>/,
          '<cellXfs count="2"><xf fontId="0"/><xf fontId="1"/></cellXfs>',
        ),
    )
    const struck = withPart(styled, 'xl/worksheets/sheet1.xml', (xml) =>
      xml
        .replace(
          /(<c r="[A-Z]+)(\d+)"(?: s="\d+")?/g,
          (_, cell, row) => `${cell}${row}" s="${row === '4' ? 1 : 0}"`,
        )
        .replace('<sheetData>', '<cols><col min="2" max="2" hidden="1"/></cols><sheetData>'),
    )
    const { words } = await same(file(struck, 'a.xlsx'))
    expect(words).toContain('表里划掉的行也读了：第 4 行')
    expect(words).toContain('表里藏着的列也读了：院校代码')
    expect((await same(await xlsx(form))).words).not.toMatch(/划掉|藏着/)
  })
})

describe('服从', () => {
  it.each([
    ['否', ['否', '不服从', 'FALSE', '✘', '☐', '❌', 'x', '×', 'Ｎ', '无', '—', '不同意']],
    ['是', ['是', '服从', 'TRUE', '✔', '☑', '✅', 'T', '同意', '愿意', '√', 'Y', '1']],
  ] as const)('is %s in many words', async (meant, words) => {
    const table = changed(ADJUST, () => '')
    const said = table.map((row, index) =>
      index === 0 ? row : row.map((cell, column) => (column === ADJUST ? (words[index - 1] ?? '') : cell)),
    )
    const brought = await opened.bring(text(said, '\t'))
    expect(brought.list.map(([, , adjust]) => adjust)).toEqual(words.map(() => meant))
  })

  it('is read from true and false, and not from 可能调剂到的专业; an unknown word is told', async () => {
    await same(
      await xlsx(
        form.map((row, index) =>
          row.map((cell, column) => (column === ADJUST && index > 0 ? cell === '是' : cell)),
        ),
      ),
    )
    const beside = form.map((row, index) => [
      ...row.slice(0, ADJUST),
      index === 0 ? '可能调剂到的专业' : '土木工程',
      row[ADJUST] ?? '',
    ])
    await same(text(beside, '\t'))
    const brought = await opened.bring(
      text(
        changed(ADJUST, () => '看情况'),
        '\t',
      ),
    )
    expect(brought.words).toContain('看不出是不是服从，按服从填：第 2 行：“看情况”')
  })
})

describe('schools', () => {
  const schoolOf = async (name: string, code = '') => {
    const brought = await opened.bring(`院校名称\t院校代码\t专业组代码\n${name}\t${code}\t001`)
    const [row] = brought.table.rows
    if (!row) throw new Error('no row')
    return 'id' in row.school ? row.school.id : row.school
  }

  it.each([
    ['北京交通大学（威海）', '19004'],
    ['华北电力大学（保定校区）', '10079'],
    ['哈工大（深圳）', '18213'],
    ['哈尔滨工业大学深圳校区', '18213'],
    ['山东大学（威海校区）', '19422'],
    ['合肥工业大学（宣城）', '19359'],
    ['大连理工（盘锦）', '19141'],
    ['东北大学（秦皇岛）', '19145'],
    ['人大（苏州）', '19002'],
    ['北师大（珠海）', '19027'],
    ['北京大学（医学部）', '19001'],
    ['中国地质大学(武汉)', '10491'],
    ['杭电', '10336'],
    ['郑州大学（河南）', '10459'],
    ['郑州大学【985】', '10459'],
  ])('%s is a school of its own', async (name, id) => {
    expect(await schoolOf(name)).toBe(id)
  })

  it('is asked for, the campus first, where it cannot be told', async () => {
    expect(await schoolOf('复旦大学（医学院）')).toMatchObject({ why: '括号', ids: ['19246', '10246'] })
    expect(await schoolOf('中国地质大学')).toMatchObject({ why: '几所' })
    expect(await schoolOf('西大')).toMatchObject({ why: '几所' })
  })

  it('is asked for where code and name say two', async () => {
    expect(await schoolOf('上海音乐学院', '1109')).toMatchObject({ why: '代码', ids: ['10278', '10270'] })
    expect(await schoolOf('北京交通大学', '8807')).toHaveProperty('why', '代码')
    const brought = await opened.bring('院校名称\t院校代码\t专业组代码\n郑州大学\t9999\t003')
    expect(brought.words).toContain('本省没有代码 9999')
  })
})
