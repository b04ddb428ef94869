import { Link } from '@tanstack/react-router'
import { buttonVariants } from '~/shared/ui/button'
import { CandidatesLink } from '../candidates-link'
import { listPlace } from '../list-place'
import type { AddOutcome } from './add-unit'
import type { OpenList } from './open-list'

export type NotAdded = Exclude<AddOutcome, { kind: 'added' }>

interface AddFailedProps {
  readonly problem: NotAdded
  readonly list: OpenList
  readonly schoolName: string
  readonly onClose: () => void
}

/** Why a unit is not in the list now, and where to go on. */
export function AddFailed({ problem, list, schoolName, onClose }: AddFailedProps) {
  return (
    <div role="alert" className="mt-3 grid justify-items-start gap-3 text-sm">
      <p>{problemText(problem, list.name)}</p>
      <span className="flex flex-wrap gap-2">
        {problem.kind === 'full' && (
          <CandidatesLink list={list} query={schoolName}>
            去换掉一行
          </CandidatesLink>
        )}
        <Link
          {...listPlace(list)}
          preload={false}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
          onClick={onClose}
        >
          打开这份志愿表
        </Link>
      </span>
    </div>
  )
}

function problemText(problem: NotAdded, name: string): string {
  switch (problem.kind) {
    case 'present':
      return `已经在“${name}”里了：第 ${problem.place} 位。`
    case 'full':
      return `“${name}”已经填满。可以用它换掉一行。`
    case 'unsaved':
      return `“${name}”还有没保存的修改。先打开它保存好，再来加。`
    case 'failed':
      return `没有加进“${name}”：${problem.why}。表没有变，可以再试一次。`
  }
}
