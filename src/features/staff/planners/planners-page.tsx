import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Planner } from '~/contracts/planner-admin'
import { MASTER_TYPES } from '~/contracts/reference'
import type { Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { KeywordField } from '~/shared/filters/keyword-field'
import { Button } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { PendingRows } from '../parts/pending-rows'
import { staffCalls } from '../staff.calls'
import { PlannerDialog } from './planner-dialog'
import { PlannerTable } from './planner-table'
import { type PlannersFilters, plannersAddress } from './planners.address'
import { useRemoval } from './use-removal'

type Open = { readonly kind: 'new' } | { readonly kind: 'edit' | 'remove'; readonly planner: Planner }

/** Planners and teachers: who they are, how many students each serves, and their accounts. */
export function PlannersPage({ filters, change }: Filtered<PlannersFilters>) {
  const question = useMemo(() => questionOf(filters), [filters])
  const answer = useAnswer(question, staffCalls.planners)
  const [open, setOpen] = useState<Open>()
  const removal = useRemoval()
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
      {removal.going && <GoingNotice name={removal.going.name} onUndo={removal.undo} />}
      <Faces
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
      </Faces>
      {open?.kind === 'new' && <PlannerDialog onClose={close} />}
      {open?.kind === 'edit' && <PlannerDialog planner={open.planner} onClose={close} />}
      {open?.kind === 'remove' && (
        <RemoveDialog
          planner={open.planner}
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

function questionOf({ type, q }: PlannersFilters) {
  const masterTypes = MASTER_TYPES.flatMap(({ id }) => (String(id) === type ? [id] : []))
  return { ...(masterTypes.length > 0 && { masterTypes }), ...(q !== undefined && { query: q }) }
}

function TypeTabs({ filters, change }: Filtered<PlannersFilters>) {
  const types = [{ id: undefined, label: '全部' }, ...MASTER_TYPES]
  return (
    <fieldset aria-label="类型" className="flex flex-wrap gap-1">
      {types.map(({ id, label }) => {
        const { type } = plannersAddress.parse({ type: id === undefined ? undefined : String(id) })
        return (
          <button
            key={label}
            type="button"
            aria-pressed={filters.type === type}
            onClick={() => change({ type })}
            className="min-h-11 rounded px-3 text-sm hover:bg-muted aria-pressed:bg-primary-soft aria-pressed:font-medium aria-pressed:text-primary md:min-h-9"
          >
            {label}
          </button>
        )
      })}
    </fieldset>
  )
}

function GoingNotice({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <p role="status" className="mt-3 flex flex-wrap items-center gap-3 rounded bg-muted px-3 py-1">
      {name}的账号几秒后删除
      <Button variant="link" size="inline" onClick={onUndo}>
        撤销
      </Button>
    </p>
  )
}

interface RemoveDialogProps {
  readonly planner: Planner
  readonly onClose: () => void
  readonly onRemove: () => void
}

function RemoveDialog({ planner: { name, servingCount }, onClose, onRemove }: RemoveDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-sm!">
        <DialogTitle>删除{name}？</DialogTitle>
        <DialogDescription>
          {servingCount
            ? `${name}正在服务 ${servingCount} 名学生，完成之前不能删除。`
            : '账号会一并删除，不能再登录。删除前有几秒可以撤销。'}
        </DialogDescription>
        <div className="mt-6 flex justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {servingCount ? '知道了' : '取消'}
          </Button>
          {!servingCount && (
            <Button variant="destructive" onClick={onRemove}>
              删除
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
