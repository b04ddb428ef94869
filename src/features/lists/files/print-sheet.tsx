import { memo } from 'react'
import type { ApplicationItem, ApplicationListDetail } from '~/contracts/application-lists'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { schoolCodeText } from '~/rules/filing/school-code'
import { evidenceText } from '~/shared/lib/text/source-text'
import { now } from '~/shared/lib/time/clock'
import { dateFormat } from '~/shared/lib/time/date-format'

interface PrintSheetProps {
  readonly list: ApplicationListDetail
  readonly items: readonly ApplicationItem[]
  readonly form: ApplicationForm
}

const SIGNATURES = ['考生签名', '家长签名', '老师签名', '日期'] as const
const day = dateFormat('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Shanghai' })

/** The list on paper: what the province's form asks for, in its order, and lines to sign. Only ever printed. */
export const PrintSheet = memo(function PrintSheet({ list, items, form }: PrintSheetProps) {
  const hasGroup = form.unit === '院校专业组'
  return (
    <section aria-label="打印页" className="mt-4 hidden print:block">
      <table className="w-full border-collapse text-sm [&_td]:border [&_td]:px-1.5 [&_td]:py-1 [&_td]:align-top [&_th]:border [&_th]:px-1.5 [&_th]:py-1 [&_th]:font-medium [&_th]:whitespace-nowrap">
        <thead>
          <tr>
            <th className="w-12">序号</th>
            <th className="w-20">院校代码</th>
            <th>院校名称</th>
            {hasGroup && <th className="w-20">专业组</th>}
            <th>专业（代码 名称，按先后）</th>
            {form.adjustment && <th className="w-20">服从调剂</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={item.unitId} className="break-inside-avoid">
              <td className="text-right">{index + 1}</td>
              <td>{schoolCodeText(item)}</td>
              <td>{item.schoolName}</td>
              {hasGroup && <td>{item.majorGroupCode}</td>}
              <td>{majorsText(item)}</td>
              {form.adjustment && <td>{item.adjust ? '服从' : '不服从'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
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
