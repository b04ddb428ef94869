import { useQuery } from '@tanstack/react-query'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { SELF_CREATED } from '~/contracts/reference'
import { ListRisk } from '~/entities/application-list/check-up/list-risk'
import { itemDiff } from '~/entities/application-list/diff/item-diff'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { listCalls } from '~/entities/application-list/list-summaries.calls'
import { MissingLine } from '~/shared/answer/missing-line'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import { Skeleton } from '~/shared/ui/skeleton'

/**
 * The tiers and the risk of a proposal beside the student's own newest list of the batch. It says how far they differ.
 */
export function ProposalFigures({ list }: { list: ApplicationListDetail }) {
  const lists = useQuery(listCalls.byStudent(list.studentId))
  const newest = (lists.data ?? [])
    .filter(({ createdType, batch }) => createdType === SELF_CREATED && batch === list.batch)
    .toSorted((a, b) => ((a.updateTime ?? '') < (b.updateTime ?? '') ? 1 : -1))[0]
  const detail = useQuery(newest ? listDetailCalls.detail(newest.id) : NOTHING_ASKED)
  const own = detail.data
  const isComing = !own && (lists.isPending || (newest !== undefined && detail.isPending))
  return (
    <div className="mt-3 rounded bg-primary-soft px-4 py-3">
      <dl aria-label="风险" className="grid gap-2">
        <ListRisk label="这份方案" list={list} />
        {own && <ListRisk label={`你的“${own.name}”`} list={own} />}
      </dl>
      {/* Below it one decides: the buttons there must not move under a press. */}
      {isComing && <Skeleton of="text" className="mt-2 h-[6.375rem] max-md:h-[7.75rem]" />}
      <MissingLine of={[lists, detail]} name="你自己的志愿表" />
      {own && <p className="mt-2 text-sm">{differenceText(own, list)}</p>}
    </div>
  )
}

function differenceText(own: ApplicationListDetail, list: ApplicationListDetail): string {
  const { added, removed, moved, changed } = itemDiff(own.items, list.items)
  const parts = [
    [added.length, '多'],
    [removed.length, '少'],
    [moved.length, '换了位置'],
    [changed.length, '改了专业或服从'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${what} ${count} 个`)
  return `和“${own.name}”比：${said.length > 0 ? said.join('，') : '一样'}`
}
