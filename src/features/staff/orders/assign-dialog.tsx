import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Planner } from '~/contracts/planner-admin'
import type { StudentForm } from '~/contracts/service-orders'
import { States } from '~/shared/answer/states'
import { Button } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'
import { Skeleton } from '~/shared/ui/skeleton'
import { masterLabel } from '../parts/master-type'
import { staffCalls } from '../staff.calls'
import { shareOut } from './share-out'
import { useAssign } from './use-assign'

/** 督导 do not serve students. */
const SERVING_TYPES: Planner['masterType'][] = [2, 3]

/** In place of a planner: shared out to those with the fewest students. */
const BY_LOAD = ''

interface AssignDialogProps {
  /** Students whose orders have no planner yet. */
  readonly forms: readonly StudentForm[]
  readonly onAssigned?: (() => void) | undefined
  readonly onClose: () => void
}

/** Gives orders to a planner, or shares them out by load. */
export function AssignDialog({ forms, onAssigned, onClose }: AssignDialogProps) {
  const answer = useQuery(staffCalls.planners({ masterTypes: SERVING_TYPES }))
  const title = forms.length === 1 ? `把${forms[0]?.studentName}分配给谁？` : `分配 ${forms.length} 份服务单`
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>按正在服务的学生数排列，最少的在前。</DialogDescription>
        <States of={answer} name="规划师" className="mt-4" pending={<Skeleton className="h-72" />}>
          {({ records }) => (
            <Choice forms={forms} planners={byLoad(records)} onAssigned={onAssigned} onClose={onClose} />
          )}
        </States>
      </DialogContent>
    </Dialog>
  )
}

const loadOf = ({ servingCount }: Planner) => servingCount ?? 0
const byLoad = (planners: readonly Planner[]) => planners.toSorted((a, b) => loadOf(a) - loadOf(b))

interface ChoiceProps extends AssignDialogProps {
  readonly planners: readonly Planner[]
}

function Choice({ forms, planners, onAssigned, onClose }: ChoiceProps) {
  const several = forms.length > 1
  const [chosen, choose] = useState(several ? BY_LOAD : (planners[0]?.id ?? ''))
  const assign = useAssign(() => {
    onAssigned?.()
    onClose()
  })
  const start = () => {
    const shared = shareOut(
      forms.length,
      planners.map((planner) => ({ id: planner.id, load: loadOf(planner) })),
    )
    assign.start(
      forms.map(({ orderId, orderVersion: version, studentName }, index) => ({
        id: orderId ?? '',
        version,
        studentName,
        plannerId: chosen === BY_LOAD ? (shared[index] ?? '') : chosen,
      })),
    )
  }
  return (
    <>
      <fieldset className="max-h-80 overflow-y-auto rounded border">
        <legend className="sr-only">规划师</legend>
        {several && (
          <Option
            id={BY_LOAD}
            chosen={chosen}
            onChoose={choose}
            label="按负荷均分"
            detail="每份给当时最少的人"
          />
        )}
        {planners.map((planner) => (
          <Option
            key={planner.id}
            id={planner.id}
            chosen={chosen}
            onChoose={choose}
            label={planner.name}
            detail={`${masterLabel(planner.masterType)} · 服务中 ${loadOf(planner)} 名`}
          />
        ))}
      </fieldset>
      <div className="mt-4 flex justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          取消
        </Button>
        <Button aria-disabled={assign.isPending || planners.length === 0} onClick={start}>
          {assign.isPending ? '正在分配…' : '分配'}
        </Button>
      </div>
    </>
  )
}

interface OptionProps {
  readonly id: string
  readonly chosen: string
  readonly onChoose: (id: string) => void
  readonly label: string
  readonly detail: string
}

function Option({ id, chosen, onChoose, label, detail }: OptionProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 border-b px-3 last:border-b-0 hover:bg-muted">
      <input
        type="radio"
        name="planner"
        className="size-4 accent-primary"
        checked={chosen === id}
        onChange={() => onChoose(id)}
      />
      <span>{label}</span>
      <span className="ml-auto text-sm text-muted-foreground">{detail}</span>
    </label>
  )
}
