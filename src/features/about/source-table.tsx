import { Link } from '@tanstack/react-router'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'

const SOURCES = [
  {
    what: '批次线',
    to: '/pici',
    source: '各省、自治区、直辖市教育考试院（招生考试院）公布的控制分数线',
    when: '每年 6 月下旬',
  },
  {
    what: '一分一段与位次',
    to: '/weici',
    source: '同上机构公布的成绩分档表；往年等位分由同一位次在各年分档表中查得',
    when: '每年 6 月下旬',
  },
  {
    what: '考试科类与选科',
    to: undefined,
    source: '各省普通高校招生考试综合改革实施方案',
    when: '方案公布时',
  },
] as const

const COLUMNS: Columns<(typeof SOURCES)[number]> = [
  {
    id: 'what',
    head: '数据',
    cell: ({ what, to }) =>
      to ? (
        <Link
          to={to}
          className="text-primary underline underline-offset-4 max-md:-my-2.5 max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          {what}
        </Link>
      ) : (
        what
      ),
    lead: [],
  },
  { id: 'source', head: '来源', text: ({ source }) => source, faint: true },
  { id: 'when', head: '公布时间', text: ({ when }) => when, from: 'sm', faint: true, nowrap: true },
]

/** Each kind of figure with the authority that publishes it. */
export function SourceTable() {
  return (
    <>
      <DataTable columns={COLUMNS} rows={SOURCES} className="text-base! [&_td]:align-top" />
      <p className="text-sm text-muted-foreground">
        每张表下面都写着来源和年份。以省级教育考试院和高校招生章程公布为准；发现不一致，请告诉我们。
      </p>
    </>
  )
}
