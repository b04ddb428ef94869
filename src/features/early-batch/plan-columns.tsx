import { Link } from '@tanstack/react-router'
import type { EarlyPlanRow } from '~/contracts/admission-plan'
import { feeRange, systemsText } from '~/entities/admission/plan-facts'
import { PlaceLink } from '~/entities/place/place-link'
import { type Columns, tableColumns } from '~/shared/table/columns'
import type { EarlyQuestion } from './early-filters'
import { NameCell } from './name-cell'

const NONE: readonly EarlyPlanRow[] = []

export function majorsOfPlan({ subMajors }: EarlyPlanRow): readonly EarlyPlanRow[] {
  return subMajors ?? NONE
}

/** In which directory a row stands, and what that asks of a candidate. */
export function noteOf({ directoryList, note }: EarlyPlanRow): string {
  return [directoryList?.join('、'), note].filter(Boolean).join('：')
}

const systemOf = ({ schoolSystem }: EarlyPlanRow) => schoolSystem

type Asked = Pick<EarlyQuestion, 'province' | 'year' | 'subject' | 'electives'>

/** Early-batch plans; below the fee a link to the past scores of the school, for the same candidates. */
export function planColumns(
  { province, year, subject, electives }: Asked,
  { notes }: { readonly notes: boolean },
): Columns<EarlyPlanRow> {
  const filters = {
    province,
    year: String(year),
    subject,
    ...(electives.length > 0 && { electives: electives.join() }),
  }
  return tableColumns<EarlyPlanRow>()(
    {
      id: 'code',
      head: '代码',
      text: (row, level) => (level === 0 ? row.schoolEnrollCode : row.majorEnrollCode),
      brief: (text) => `代码 ${text}`,
      from: 'md',
      faint: true,
    },
    {
      id: 'name',
      head: '院校或专业',
      cell: (row, level) =>
        level === 0 ? <NameCell {...row} majors={majorsOfPlan(row).length} /> : row.majorName,
      ...(notes && { note: noteOf }),
      lead: ['code', 'requirement', 'length'],
    },
    { id: 'places', head: '计划数', figure: (row) => row.planNumber, strong: true, nowrap: true },
    {
      id: 'fee',
      head: (
        <>
          学费<span className="inline-block whitespace-nowrap">（元/年）</span>
        </>
      ),
      word: '学费（元/年）',
      align: 'right',
      cell: (row, level) =>
        level === 0 ? <FeeAndPast row={row} filters={filters} /> : (feeRange([row.fee]) ?? '—'),
    },
    {
      id: 'length',
      head: '学制',
      text: (row) => systemsText(row.schoolSystem ? [row.schoolSystem] : majorsOfPlan(row).map(systemOf)),
      folds: (text) => `学制${text}`,
      from: 'md',
      nowrap: true,
    },
    {
      id: 'requirement',
      head: '选科要求',
      text: (row) => row.subjectRequirement,
      folds: (text) => `选科要求${text}`,
      from: 'md',
    },
  )
}

interface FeeAndPastProps {
  readonly row: EarlyPlanRow
  /** What is asked of the past. */
  readonly filters: Readonly<Record<string, string>>
}

function FeeAndPast({ row, filters }: FeeAndPastProps) {
  const { schoolId, schoolName } = row
  const fee = feeRange(row.fee == null ? majorsOfPlan(row).map((major) => major.fee) : [row.fee])
  const link = {
    'aria-label': `往年分数：${schoolName}提前批`,
    className: 'inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-6',
    children: '往年分数',
  }
  return (
    <>
      {fee !== undefined && <span className="block">{fee}</span>}
      {schoolId ? (
        <PlaceLink to={{ kind: 'school', id: schoolId, tab: 'early-lines', filters }} {...link} />
      ) : (
        // A school without a page of its own: its lines stand among those of the province.
        <Link to="/tiqianpi" search={{ ...filters, q: schoolName, tab: 'lines' }} {...link} />
      )}
    </>
  )
}
