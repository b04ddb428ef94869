/*
 * The tables of a folder and their columns: one list for reader, template and docs. A column is known by its name or one of
 * its other names; what is asked for is marked.
 */

export const TABLE_NAMES = [
  '一分一段',
  '批次线',
  '投档线',
  '录取线',
  '招生计划',
  '日程',
  '院校',
  '学科评估',
  '来源',
] as const
export type TableName = (typeof TABLE_NAMES)[number]

/** Tables of a province; the others are of the whole folder. */
export const OF_PROVINCE: readonly TableName[] = TABLE_NAMES.slice(0, 6)

export interface ColumnFormat {
  readonly name: string
  readonly others: readonly string[]
  readonly isRequired: boolean
}

/** `name* other other`: the star says that a table without the column cannot be read. */
function columns(text: string): readonly ColumnFormat[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [first = '', ...others] = line.trim().split(/\s+/)
      return { name: first.replace('*', ''), others, isRequired: first.endsWith('*') }
    })
}

const YEAR = '年份* 年度 年 招生年份 高考年份'
const SUBJECT =
  '科类* 科类名称 科目类 科目类别 考试科类 报考科类 类别 首选科目 选科 文理科 文理 科类代码名称 考生类别'
const BATCH = '批次* 批次名称 录取批次 招生批次'
const PROVINCE = '省份 生源地 生源省份 招生省份 考区'
const SCHOOL = '院校名称* 院校 学校 学校名称 高校名称 高校 大学名称 招生院校 院校名'
const SCHOOL_CODE =
  '院校代号 院校代码 学校代码 学校代号 高校代码 招生代码 院校编码 院校代号及名称 院校代码及名称 院校代号名称'
const GROUP =
  '专业组 院校专业组 专业组代码 专业组代号 院校专业组代码 院校专业组代号 组代码 组号 组别 专业组编号 专业组名称'
const REQUIREMENT =
  '选科要求 选课要求 再选科目要求 选考科目要求 选考要求 选考科目 科目要求 再选科目 选科限制 首选再选科目要求'
const MAJOR = '专业名称* 专业 专业全称 招生专业 专业名'
const MAJOR_CODE = '专业代号 专业代码 专业编码 专业编号'
const NOTE = '备注 专业备注 说明 专业说明 办学地点'
const LOWEST =
  '最低分 最低分数 最低投档分 投档线 投档最低分 最低录取分 录取最低分 投档分 最低投档分数 投档最低分数 录取线 分数线 最低成绩'
const RANK =
  '最低位次 最低分位次 最低分段 最低排名 最低名次 投档最低位次 投档位次 最低投档位次 最低录取位次 录取最低位次 位次 最低分排名 最低分排位'
const HIGHEST = '最高分 最高分数 最高录取分 录取最高分'
const AVERAGE = '平均分 平均分数 平均录取分 录取平均分'

const ASKED = [PROVINCE, YEAR, SUBJECT, BATCH, SCHOOL_CODE, SCHOOL, GROUP, REQUIREMENT]

export const FORMAT: Readonly<Record<TableName, readonly ColumnFormat[]>> = {
  一分一段: columns(
    [
      PROVINCE,
      YEAR,
      SUBJECT,
      '分数* 分数段 分段 成绩 总分 分值 分数档',
      '人数 本段人数 同分人数 段人数 分段人数 本分人数 一分段人数 该分人数',
      '累计人数* 累计 累计数 累计考生 累计名次 累计位次 位次 合计人数',
    ].join('\n'),
  ),
  批次线: columns(
    [
      PROVINCE,
      YEAR,
      SUBJECT,
      BATCH,
      '控制线* 控制分数线 分数线 省控线 最低控制分数线 录取控制分数线 控制分 分数 批次线',
    ].join('\n'),
  ),
  投档线: columns(
    [
      ...ASKED,
      MAJOR_CODE,
      MAJOR.replace('*', ''),
      LOWEST,
      RANK,
      '投档人数 录取人数 投档数 计划数 招生人数',
      '类型 招生类型 计划类别 计划性质 类别名称',
      NOTE,
    ].join('\n'),
  ),
  录取线: columns(
    [
      ...ASKED,
      MAJOR_CODE,
      MAJOR,
      NOTE,
      '录取人数 录取数 招生人数 录取总数 实录人数',
      LOWEST,
      RANK,
      HIGHEST,
      AVERAGE,
    ].join('\n'),
  ),
  招生计划: columns(
    [
      ...ASKED,
      MAJOR_CODE,
      MAJOR,
      NOTE,
      '计划数* 计划人数 招生计划 招生人数 招生计划数 计划 计划招生数 专业计划数',
      '学费 收费标准 学费标准 收费 年学费 学费(元/年) 学费（元）',
      '学制 学制年限 修业年限 年限',
      '上年专业组 去年专业组 上年组号 上年专业组代码 往年专业组',
    ].join('\n'),
  ),
  日程: columns(
    [
      PROVINCE,
      YEAR,
      BATCH,
      '事项* 内容 事件 工作内容 安排',
      '开始* 开始时间 开始日期 日期 时间 起',
      '结束 结束时间 结束日期 截止 截止时间 止',
    ].join('\n'),
  ),
  院校: columns(`
    院校名称* 学校名称 院校 学校 高校名称
    别名 简称 曾用名 其他名称
    所在省 省份 所在省份 所在地省 省
    城市 所在城市 所在地 市
    办学性质 性质 办学类型
    类型 院校类型 学校类型
    特征 院校特征 标签 院校特色
    主管部门 隶属 隶属单位 主管单位
    网址 官网 学校网址 网站
  `),
  学科评估: columns(`
    院校名称* 学校名称 院校 学校 高校名称
    学科* 学科名称 一级学科
    等级* 评估等级 评估结果 结果 档次
    轮次* 评估轮次 轮
  `),
  来源: columns(`
    文件* 文件名 表 表名 数据文件
    发布单位* 发布机构 单位 来源 来源单位 出处
    标题 文件标题 公告标题 名称
    网址 链接 地址 来源网址
    发布日期 发布时间
    取得日期 下载日期 获取日期 取得时间
    经手人 录入人 整理人 核对
    性质 来源性质 类型
  `),
}

/** A header as it is compared: without blanks, signs and widths. */
export const headKey = (text: string): string => text.normalize('NFKC').replace(/[\s*:;,、()[\]/_\-.]/g, '')

const byHead = new Map(
  TABLE_NAMES.map((table) => [
    table,
    new Map(
      FORMAT[table].flatMap(({ name, others }) =>
        [name, ...others].map((head, at) => [headKey(head), { name, isOwn: at === 0 }] as const),
      ),
    ),
  ]),
)

/** The column that a header names; `isOwn`: by the name of the format. What stands in brackets may be left out: 最低分（投档）. */
export function columnOf(
  table: TableName,
  head: string,
): { readonly name: string; readonly isOwn: boolean } | undefined {
  const known = byHead.get(table)
  const outside = head.normalize('NFKC').replace(/\([^)]*\)|\[[^\]]*\]/g, '')
  return known?.get(headKey(head)) ?? known?.get(headKey(outside))
}
