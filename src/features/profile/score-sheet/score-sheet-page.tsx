import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PreferenceScore } from '~/contracts/score-records'
import { scoreOrigin } from '~/entities/rank/score-origin'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { formatCount } from '~/shared/lib/text/format'
import { currentYear } from '~/shared/lib/time/clock'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { buttonVariants } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { TrustLine } from '~/shared/ui/trust-line'
import { RecordPage } from '../record/record-page'
import { examTitle, type SheetRow, sheetRows } from './sheet-rows'

export function ScoreSheetPage() {
  return (
    <RecordPage name="成绩单" ask={scoreRecordCalls.list}>
      {(records) => (records.length === 0 ? <NoScores /> : <Sheet records={records} />)}
    </RecordPage>
  )
}

/** More than this stand side by side on no screen. */
const MOST_RECORDS = 5

/** The student's score records side by side, the newest first. */
function Sheet({ records }: { records: readonly PreferenceScore[] }) {
  const shown = useMemo(() => records.slice(0, MOST_RECORDS), [records])
  const columns = useMemo(() => columnsOf(shown), [shown])
  const [newest] = shown
  return (
    <div className="max-w-3xl">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {newest && <Newest record={newest} />}
        <Link to="/fillIn" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          填新成绩
        </Link>
      </div>
      <div className="mt-6 overflow-x-auto">
        <DataTable label="各次成绩" columns={columns} rows={sheetRows(shown)} />
      </div>
      {records.length > MOST_RECORDS && (
        <p className="mt-2 text-sm text-muted-foreground">
          只列最近 {MOST_RECORDS} 次，共 {records.length} 次。
        </p>
      )}
      <TrustLine
        className="mt-3"
        evidence="real"
        source="你填写的成绩；没有填位次的，按最近一年的一分一段表换算，模考的位次只供参考"
      />
    </div>
  )
}

/** The rank that the product measures lines by. */
function Newest({ record }: { record: PreferenceScore }) {
  const { province, subject, rank } = record
  return (
    <div>
      <p className="text-sm text-muted-foreground">
        {province} · {subject} · {scoreOrigin(record, currentYear())}
      </p>
      <p className="mt-1">
        第 <span className="text-2xl font-medium">{formatCount(rank)}</span> 位
      </p>
    </div>
  )
}

function columnsOf(records: readonly PreferenceScore[]): Columns<SheetRow> {
  return [
    { id: 'label', head: '科目', text: ({ label }) => label, nowrap: true },
    ...records.map((record, index) => ({
      id: record.id,
      head: examTitle(record),
      figure: ({ figures }: SheetRow) => figures[index],
    })),
  ]
}

function NoScores() {
  return (
    <EmptyRegion className="max-w-3xl">
      <p>还没有成绩。填一次模考或高考成绩，就能换算位次，看能报哪些院校。</p>
      <Link to="/fillIn" className={buttonVariants({ className: 'mt-4' })}>
        去填成绩
      </Link>
    </EmptyRegion>
  )
}
