import type { JobPosition } from '~/contracts/professions.schemas'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { mayReadVip, POSITIONS_WITHOUT_VIP } from '~/shared/domain/access'
import { isTypeCode } from '~/shared/domain/profession-code'
import { useUser } from '~/shared/session/session'
import { tableColumns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { askPositions } from './positions.calls'
import { salaryText } from './salary-text'
import { VipRegion } from './vip-region'

const COLUMNS = tableColumns<JobPosition>()(
  { id: 'title', head: '岗位', text: ({ jobTitle }) => jobTitle, lead: ['companies'], strong: true },
  {
    id: 'salary',
    head: '薪酬（元/月）',
    // A range that breaks reads as two numbers.
    cell: ({ salaryRange }) => (
      <span className="whitespace-nowrap">{salaryText(salaryRange).replace(/ 元\/月$/, '')}</span>
    ),
    align: 'right',
  },
  {
    id: 'companies',
    head: '招聘企业（家）',
    figure: ({ companyNum }) => companyNum,
    from: 'md',
    brief: (text) => `${text} 家企业`,
  },
  { id: 'hiring', head: '招聘人数', figure: ({ hiringNum }) => hiringNum, nowrap: true },
)

/** The positions of a type or a profession, most openings first; without VIP the first three (S1 §6). */
export function Positions({ code, name }: { code: string; name: string }) {
  const answer = useAnswer(code, askPositions)
  const allowed = mayReadVip(useUser())
  return (
    <section aria-labelledby="positions">
      <h2 id="positions" className="text-lg font-medium">
        {name}的岗位
      </h2>
      <States
        of={answer}
        name="岗位"
        className="mt-3"
        pending={<Skeleton of="rows" className="h-60" />}
        isEmpty={(positions) => positions.length === 0}
        empty={<EmptyRegion>{name}没有招聘样本，暂无岗位数据。可以看看同类的其他职业。</EmptyRegion>}
      >
        {(positions) => (
          <>
            <DataTable
              label={`${name}的岗位`}
              columns={COLUMNS}
              rows={allowed ? positions : positions.slice(0, POSITIONS_WITHOUT_VIP)}
            />
            {!allowed && <MorePositions code={code} count={positions.length} />}
          </>
        )}
      </States>
    </section>
  )
}

/**
 * What VIP adds. A server may itself send no more than three: those of a type are then not all, while one profession has
 * hardly more.
 */
function MorePositions({ code, count }: { code: string; count: number }) {
  if (count > POSITIONS_WITHOUT_VIP) return <VipRegion>开通 VIP 后可以查看全部 {count} 个岗位</VipRegion>
  return isTypeCode(code) && count === POSITIONS_WITHOUT_VIP ? (
    <VipRegion>开通 VIP 后可以查看全部岗位</VipRegion>
  ) : null
}
