import writeXlsxFile, { type Feature, type Row } from 'write-excel-file/universal'
import { controlLines } from '~/mocks/world/exam/control-lines'
import { schools } from '~/mocks/world/schools/schools'
import { examMode } from '~/rules/exam/exam-mode'
import { applicationForm } from '~/rules/filing/application-form'
import { requirementText } from '~/rules/filing/requirement'
import { FORMAT, OF_PROVINCE, type TableName } from './format'
import { EXAMPLE_MARK } from './read-cells'

/** Rows above the example: the title and the header. */
const HEAD_ROWS = 2
/** Lists and text formats reach so far down; what is pasted below is read all the same. */
const LAST_ROW = 5000
/** Cells that keep their zeros are written so far down. */
const TEXT_ROWS = 300

const CODES: ReadonlySet<string> = new Set(['院校代号', '专业组', '专业代号', '上年专业组'])

interface Sheet {
  readonly table: TableName
  readonly columns: readonly { readonly name: string; readonly isRequired: boolean }[]
  readonly example: Readonly<Record<string, string | number>>
  readonly lists: Readonly<Record<string, readonly string[]>>
  readonly hint: string
}

/** An empty workbook for a province and year, in the words of its form. Undefined where there is no such province. */
export async function templateOf(province: string, year: number): Promise<Uint8Array | undefined> {
  const sheets = sheetsOf(province, year)
  if (!sheets) return undefined
  const tables = sheets.map(({ table, columns, example, hint }) => ({
    sheet: table,
    stickyRowsCount: HEAD_ROWS,
    columns: [...columns.map(({ name }) => ({ width: widthOf(name) })), { width: 24 }],
    data: [
      [{ value: hint, color: '#666666' }],
      columns.map(({ name, isRequired }) => ({
        value: isRequired ? `${name}*` : name,
        fontWeight: 'bold' as const,
        backgroundColor: isRequired ? '#e8f0fe' : '#f3f4f6',
      })),
      [
        ...columns.map(({ name }) => exampleCell(name, example[name])),
        { value: EXAMPLE_MARK, color: '#9a6700' },
      ],
      ...Array.from({ length: TEXT_ROWS }, () => columns.map(({ name }) => emptyCell(name))),
    ] as Row[],
  }))
  const words = {
    sheet: '填写说明',
    columns: [{ width: 100 }],
    data: wordsOf(province, year).map((line, at) => [
      { value: line, wrap: true, ...(at === 0 && { fontWeight: 'bold' as const, fontSize: 14 }) },
    ]) as Row[],
  }
  const lists = [undefined, ...sheets]
  const blob = await writeXlsxFile([words, ...tables], { features: [listsToChooseFrom(lists)] }).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}

const exampleCell = (name: string, value: string | number | undefined) =>
  value === undefined
    ? null
    : { value, color: '#9a6700', fontStyle: 'italic' as const, ...(CODES.has(name) && { format: '@' }) }

const emptyCell = (name: string) => (CODES.has(name) ? { type: String, format: '@' } : null)

const widthOf = (name: string) => (/名称|标题|要求|备注|网址|单位|事项/.test(name) ? 24 : 12)

function sheetsOf(province: string, year: number): readonly Sheet[] | undefined {
  const mode = examMode(province, year)
  const form = applicationForm(province, year)
  if (!mode || !form) return undefined
  const [subject = '综合'] = mode.subjects
  const batches = batchesOf(province, year)
  const [undergraduate = '本科批'] = batches.filter((batch) => !/特殊|提前|专科|二段/.test(batch))
  const school = schools().find(({ provinceName }) => provinceName === province)?.schoolName ?? '北京大学'
  const requirement = requirementText(subject, mode.electives.slice(0, 1))
  const years = Array.from({ length: 6 }, (_, at) => String(year - at))
  const all: Readonly<Record<string, string | number>> = {
    年份: year,
    科类: subject,
    批次: undergraduate,
    分数: 600,
    人数: 320,
    累计人数: 30_320,
    控制线: 460,
    院校代号: '0001',
    院校名称: school,
    ...(form.unit === '院校专业组' && { 专业组: '05', 上年专业组: '03' }),
    ...(requirement !== undefined && { 选科要求: requirement }),
    专业代号: '01',
    专业名称: '法学',
    最低分: 600,
    最低位次: 30_100,
    最高分: 618,
    平均分: 605.5,
    录取人数: 30,
    投档人数: 46,
    类型: '普通类',
    计划数: 30,
    学费: 5500,
    学制: 4,
    事项: '填报志愿',
    开始: `${year}-06-28`,
    结束: `${year}-07-02`,
    文件: '一分一段',
    发布单位: `${province}省级招生考试机构`,
    标题: '普通高考成绩一分一段表',
    发布日期: `${year}-06-25`,
    性质: '官方',
  }
  const past = new Set<TableName>(['投档线', '录取线'])
  const tables: TableName[] = [
    '来源',
    ...OF_PROVINCE.filter((name) => name !== '投档线' || form.unit !== '专业+院校'),
  ]
  return tables.map((table): Sheet => {
    const columns = FORMAT[table].filter(({ name }) => {
      if (name === '省份' || (table === '投档线' && /^专业(代号|名称)$/.test(name))) return false
      if (form.unit !== '院校专业组' && /专业组$/.test(name)) return false
      return requirement !== undefined || name !== '选科要求'
    })
    const ownYear = past.has(table) ? { 年份: year - 1 } : {}
    const example = new Map(Object.entries({ ...all, ...ownYear }))
    return {
      table,
      columns,
      example: Object.fromEntries(
        columns.flatMap(({ name }) => {
          const value = example.get(name)
          return value === undefined ? [] : [[name, value] as const]
        }),
      ),
      lists: {
        年份: years,
        科类: mode.subjects,
        批次: batches,
        ...(table === '来源' && {
          文件: [...tables.filter((name) => name !== '来源')],
          性质: ['官方', '转录', '学校自己'],
        }),
      },
      hint: HINTS[table],
    }
  })
}

const HINTS: Readonly<Record<TableName, string>> = {
  一分一段: '一行一个分数，从最高一段到最低一段，直接粘贴公布的表；最高一段可以写成“689及以上”。',
  批次线: '一行一条控制线：特殊类型、本科、专科，有几条写几条。',
  投档线: '一行一个院校专业组（或一所院校）；分数和位次至少有一个。',
  录取线: '一行一个专业；同一组里名字一样的专业，用备注分开（校区、中外合作办学）。',
  招生计划: '一行一个专业；学费写一年多少元，不知道的空着。',
  日程: '一行一件事；只有一天的不写结束。',
  院校: '',
  学科评估: '',
  来源: '每张表一行：谁公布的、叫什么、什么时候；官方 = 考试院的原表，转录 = 别人抄的，学校自己 = 本校的。',
}

function batchesOf(province: string, year: number): readonly string[] {
  const named = [...new Set(controlLines(province, year).map(({ batch }) => batch))]
  return [...named, '本科提前批']
}

function wordsOf(province: string, year: number): readonly string[] {
  const mode = examMode(province, year)
  const form = applicationForm(province, year)
  const count = form?.choiceCount === undefined ? '' : `，本科批填 ${form.choiceCount} 个`
  return [
    `${province} ${year} 年的表，从这里填起`,
    `${province} ${year} 年考${mode?.mode ?? ''}，科类写 ${mode?.subjects.join('、') ?? ''}；志愿以${form?.unit ?? ''}为单位${count}。`,
    '带 * 的列一定要有，其余的有就填。空着的格就是不知道，产品里写“暂无”，不会替你估一个。',
    '黄字的一行是例子，不会被读进去；数字不是真的。从它下面一行粘贴起，列的次序可以换，多出来的列不要紧。',
    '科类、批次、年份可以从格子右边的箭头里选。没有的表整张空着就行。',
    `填好后保存成 数据/${province}/ 里的这个文件，再运行：npm run data -- 数据`,
    '每一处问题都会说出在哪张表、第几行、哪一列；改好再运行，直到没有“错”。',
  ]
}

/** Cells with a list to choose from. The library has no option for it; the element is of the file's own standard (ECMA-376, 18.3.1.33). */
function listsToChooseFrom(sheets: readonly (Sheet | undefined)[]): Feature<Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (content, _, { sheetIndex }) => {
            const sheet = sheets[sheetIndex]
            const rules = sheet ? sheet.columns.flatMap(({ name }, at) => ruleOf(sheet.lists[name], at)) : []
            if (rules.length === 0) return content
            const all = `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
            return content.replace('</sheetData>', `</sheetData>${all}`)
          },
        },
      },
    },
  }
}

/** A cell may hold another text than those of its list: a batch of one's own. */
function ruleOf(list: readonly string[] | undefined, column: number): readonly string[] {
  if (!list) return []
  const letter = String.fromCharCode(65 + column)
  const cells = `${letter}${HEAD_ROWS + 1}:${letter}${LAST_ROW}`
  return [
    `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${cells}"><formula1>"${list.join(',')}"</formula1></dataValidation>`,
  ]
}
