import { memo, useMemo } from 'react'
import type { ApplicationItem, ApplicationListDetail } from '~/contracts/application-lists'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { schoolCodeText } from '~/rules/filing/school-code'
import { evidenceText } from '~/shared/lib/text/source-text'
import { now } from '~/shared/lib/time/clock'
import { dateFormat } from '~/shared/lib/time/date-format'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'

interface PrintSheetProps {
  readonly list: ApplicationListDetail
  readonly items: readonly ApplicationItem[]
  readonly form: ApplicationForm
}

const SIGNATURES = ['考生签名', '家长签名', '老师签名', '日期'] as const
const day = dateFormat('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Shanghai' })

const BORDERED =
  '[&_td]:border [&_td]:px-1.5! [&_td]:py-1! [&_td]:align-top [&_th]:border [&_th]:px-1.5! [&_th]:py-1! [&_tr]:break-inside-avoid'

interface PrintedRow extends ApplicationItem {
  /** From 1. */
  readonly place: number
}

/** What the form of a province asks for, in its order. */
function columnsOf({ unit, adjustment }: ApplicationForm): Columns<PrintedRow> {
  const columns: Columns<PrintedRow> = [
    { id: 'place', head: '序号', figure: ({ place }) => place, nowrap: true },
    { id: 'code', head: '院校代码', text: schoolCodeText, nowrap: true },
    { id: 'school', head: '院校名称', text: ({ schoolName }) => schoolName },
    { id: 'group', head: '专业组', text: ({ majorGroupCode }) => majorGroupCode, nowrap: true },
    { id: 'majors', head: '专业（代码 名称，按先后）', text: majorsText },
    { id: 'adjust', head: '服从调剂', text: ({ adjust }) => (adjust ? '服从' : '不服从'), nowrap: true },
  ]
  const isAsked = ({ id }: Columns<PrintedRow>[number]) =>
    id === 'group' ? unit === '院校专业组' : id !== 'adjust' || adjustment
  return columns.filter(isAsked)
}

/** The list on paper: what the province's form asks for, in its order, and lines to sign. Only ever printed. */
export const PrintSheet = memo(function PrintSheet({ list, items, form }: PrintSheetProps) {
  const columns = useMemo(() => columnsOf(form), [form])
  const rows = useMemo(() => items.map((item, index) => ({ ...item, place: index + 1 })), [items])
  return (
    <section aria-label="打印页" className="mt-4 hidden print:block">
      <DataTable columns={columns} rows={rows} className={BORDERED} />
      <div className="mt-8 grid break-inside-avoid grid-cols-2 gap-x-10 gap-y-8">
        {SIGNATURES.map((name) => (
          <p key={name} className="flex items-end gap-2">
            {name}
            <span className="h-6 grow border-b border-foreground" />
          </p>
        ))}
      </div>
      <p className="mt-6 text-xs text-muted-foreground">
        {list.name}，共 {items.length} 个志愿，打印于 {day(now())}
        {evidenceText('modelled')}。本页不是填报凭证，请在省级教育考试院的官方系统里填报并核对。
      </p>
    </section>
  )
})

/** A code stays on the line of its name. */
function majorsText({ majors }: ApplicationItem): string {
  return majors.map(({ majorEnrollCode, majorName }) => `${majorEnrollCode}\u00a0${majorName}`).join('；')
}
