import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { intentionCalls } from '~/entities/intention/intention.calls'
import { States } from '~/shared/answer/states'
import { useOnce } from '~/shared/api/use-once'
import { mayEditList } from '~/shared/domain/access'
import { notify } from '~/shared/lib/browser/notify'
import { useUser } from '~/shared/session/session'
import { buttonVariants } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogTitle } from '~/shared/ui/dialog'
import { Skeleton } from '~/shared/ui/skeleton'
import { listCalls } from '../list-summaries.calls'
import { addUnit } from './add-unit'
import { AddFailed, type NotAdded } from './not-added'
import { isOpen, type OpenList } from './open-list'
import { UnitChoice } from './unit-choice'

export interface AddDialogProps {
  readonly school: { readonly id: string; readonly name: string }
  readonly studentId: string
  readonly onClose: () => void
}

/** Adds a unit of a school to a list: asks which only where there are several, and says where it went. */
export function AddDialog({ school, studentId, onClose }: AddDialogProps) {
  const user = useUser()
  const lists = useQuery(listCalls.byStudent(studentId))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>把{school.name}加进志愿表</DialogTitle>
        <States of={lists} name="志愿表" pending={<Skeleton of="rows" className="mt-3 h-24" />}>
          {(all) => (
            <Adding
              school={school}
              lists={all.filter(isOpen).filter((list) => mayEditList(list, user))}
              onClose={onClose}
            />
          )}
        </States>
      </DialogContent>
    </Dialog>
  )
}

interface AddingProps extends Pick<AddDialogProps, 'school' | 'onClose'> {
  readonly lists: readonly OpenList[]
}

function Adding({ school, lists, onClose }: AddingProps) {
  const newest = lists.toSorted((a, b) => (b.updateTime ?? '').localeCompare(a.updateTime ?? ''))
  const [chosen, choose] = useState<OpenList | undefined>(newest.length === 1 ? newest[0] : undefined)
  if (newest.length === 0) {
    return (
      <div className="mt-3 grid justify-items-start gap-3 text-sm">
        <p>还没有可以加的志愿表。先选成绩和批次，做一份。</p>
        <Link to="/fillIn" className={buttonVariants({ size: 'sm' })}>
          去填报
        </Link>
      </div>
    )
  }
  if (!chosen) {
    return (
      <ul aria-label="加到哪份志愿表" className="mt-3 grid gap-2">
        {newest.map((list) => (
          <li key={list.id}>
            <button
              type="button"
              className={buttonVariants({ variant: 'outline', className: 'w-full justify-between!' })}
              onClick={() => choose(list)}
            >
              <span className="truncate">{list.name}</span>
              <span className="text-sm text-muted-foreground">
                {list.batch} · {list.itemCount ?? 0} 个志愿
              </span>
            </button>
          </li>
        ))}
      </ul>
    )
  }
  return <IntoList key={chosen.id} school={school} list={chosen} onClose={onClose} />
}

interface IntoListProps extends Pick<AddDialogProps, 'school' | 'onClose'> {
  readonly list: OpenList
}

function IntoList({ school, list, onClose }: IntoListProps) {
  const client = useQueryClient()
  const wishes = useQuery(intentionCalls.of(list.studentId))
  const [problem, setProblem] = useState<NotAdded>()
  const adding = useOnce({
    name: ['add to list', list.id],
    run: addUnit,
    onDone: (outcome) => {
      if (outcome.kind !== 'added') return setProblem(outcome)
      notify.success(`${school.name} 已放在“${list.name}”第 ${outcome.place} 位`)
      onClose()
    },
  })
  const add = (unit: RecommendedUnit) => {
    setProblem(undefined)
    adding.start({ client, listId: list.id, unit, wishes: wishes.data })
  }
  if (problem) return <AddFailed problem={problem} list={list} schoolName={school.name} onClose={onClose} />
  return (
    <UnitChoice
      list={list}
      schoolId={school.id}
      isBusy={adding.isPending || wishes.isPending}
      onChoose={add}
    />
  )
}
