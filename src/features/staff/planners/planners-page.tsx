import Plus from 'lucide-react/icons/plus'
import { useMemo, useState } from 'react'
import { type Planner, plannerAdmin } from '~/contracts/planner-admin'
import { MASTER_TYPES } from '~/contracts/reference'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { useWrite } from '~/shared/api/use-write'
import { KeywordField } from '~/shared/filters/keyword-field'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { PendingRows } from '../parts/pending-rows'
import { PressTabs } from '../parts/press-tabs'
import { GoingNotice, RemoveDialog } from '../parts/removal'
import { logAct } from '../parts/staff-log'
import { useRemoval } from '../parts/use-removal'
import { staffCalls } from '../staff.calls'
import { PlannerDialog } from './planner-dialog'
import { PlannerTable } from './planner-table'
import { type PlannersFilters, plannersAddress } from './planners.address'

type Open = { readonly kind: 'new' } | { readonly kind: 'edit' | 'remove'; readonly planner: Planner }

/** Planners and teachers: who they are, how many students each serves, and their accounts. */
export function PlannersPage({ filters, change }: Filtered<PlannersFilters>) {
  const question = useMemo(() => questionOf(filters), [filters])
  const answer = useAnswer(question, staffCalls.planners)
  const [open, setOpen] = useState<Open>()
  const remove = useWrite(plannerAdmin.remove)
  const removal = useRemoval(({ id, name }: Planner) => {
    remove.start({ params: { id } })
    logAct(`删除了规划师${name}`)
  })
  const close = () => setOpen(undefined)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading>规划师{answer.data && ` ${answer.data.total} 名`}</PageHeading>
        <Button size="sm" onClick={() => setOpen({ kind: 'new' })}>
          <Plus aria-hidden />
          新增规划师
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3 border-b pb-3">
        <TypeTabs filters={filters} change={change} />
        <KeywordField
          label="姓名或手机号"
          value={filters.q}
          className="w-72 max-w-full"
          onSearch={(q) => change({ q })}
        />
      </div>
      {removal.going && <GoingNotice what={`${removal.going.name}的账号`} onUndo={removal.undo} />}
      <States
        of={answer}
        name="规划师"
        className="mt-2"
        pending={<PendingRows />}
        isEmpty={({ records }) => records.length === 0}
        empty={<EmptyRegion className="mt-4">没有符合条件的规划师。</EmptyRegion>}
      >
        {({ records }) => (
          <PlannerTable
            planners={records.filter(({ id }) => id !== removal.going?.id)}
            onEdit={(planner) => setOpen({ kind: 'edit', planner })}
            onRemove={(planner) => setOpen({ kind: 'remove', planner })}
          />
        )}
      </States>
      {open?.kind === 'new' && <PlannerDialog onClose={close} />}
      {open?.kind === 'edit' && <PlannerDialog planner={open.planner} onClose={close} />}
      {open?.kind === 'remove' && (
        <RemoveDialog
          name={open.planner.name}
          description={removalText(open.planner)}
          refused={Boolean(open.planner.servingCount)}
          onClose={close}
          onRemove={() => {
            removal.start(open.planner)
            close()
          }}
        />
      )}
    </>
  )
}

function removalText({ name, servingCount }: Planner): string {
  return servingCount
    ? `${name}正在服务 ${servingCount} 名学生，完成之前不能删除。`
    : '账号会一并删除，不能再登录。删除前有几秒可以撤销。'
}

function questionOf({ type, q }: PlannersFilters) {
  const masterTypes = MASTER_TYPES.flatMap(({ id }) => (String(id) === type ? [id] : []))
  return { ...(masterTypes.length > 0 && { masterTypes }), ...(q !== undefined && { query: q }) }
}

function TypeTabs({ filters, change }: Filtered<PlannersFilters>) {
  const types = [{ id: undefined, label: '全部' }, ...MASTER_TYPES]
  const options = types.map(({ id, label }) => ({
    value: plannersAddress.parse({ type: id === undefined ? undefined : String(id) }).type,
    label,
  }))
  return (
    <PressTabs label="类型" options={options} value={filters.type} onChange={(type) => change({ type })} />
  )
}
