import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { effectsText, type ListEffect, tiersText } from '~/entities/application-list/list-effect'
import { listPlace } from '~/entities/application-list/list-place'
import { type StudentChange, useListEffects } from '~/entities/application-list/use-list-effects'

export interface AffectedListsProps {
  readonly studentId: string
  /** What is about to change; absent while nothing is typed. */
  readonly change: StudentChange | undefined
  /** What was typed last has been saved. */
  readonly isSaved: boolean
}

/** What a change does to the finished lists: told before it is saved, and kept in view once it is. */
export function AffectedLists({ studentId, change, isSaved }: AffectedListsProps) {
  const [reported, setReported] = useState<readonly ListEffect[]>()
  if (change) return <Preview studentId={studentId} change={change} onReported={setReported} />
  if (!isSaved || !reported || reported.length === 0) return null
  return <Effects effects={reported} lead="已保存，" isDone />
}

interface PreviewProps {
  readonly studentId: string
  readonly change: StudentChange
  readonly onReported: (effects: readonly ListEffect[]) => void
}

function Preview({ studentId, change, onReported }: PreviewProps) {
  const { effects, isPending, isError } = useListEffects(studentId, change)
  useEffect(() => onReported(effects), [effects, onReported])
  if (isPending) return <p className="text-sm text-muted-foreground">正在看它影响哪些志愿表…</p>
  return (
    <>
      {isError && (
        <p role="status" className="text-sm text-destructive">
          有志愿表没有读到，不知道受不受影响：保存后打开看一遍检查。
        </p>
      )}
      {effects.length > 0 && <Effects effects={effects} lead="保存后" />}
    </>
  )
}

interface EffectsProps {
  readonly effects: readonly ListEffect[]
  readonly lead: string
  readonly isDone?: boolean
}

function Effects({ effects, lead, isDone = false }: EffectsProps) {
  return (
    <div role="status" className="rounded border border-destructive px-3 py-2 text-sm">
      <p className="font-medium text-destructive">
        {lead}
        {effectsText(effects)}
      </p>
      <ul aria-label="受影响的志愿表" className="mt-1 grid gap-1">
        {effects.map(({ list, before, after }) => (
          <li key={list.id}>
            <span className="font-medium">{list.name}</span>
            <span className="block">
              {isDone ? '原来' : '现在'} {tiersText(before)} → {isDone ? '现在' : '保存后'} {tiersText(after)}
            </span>
            <Link
              {...listPlace(list)}
              preload={false}
              className="inline-flex min-h-11 items-center text-primary underline underline-offset-4 md:min-h-6"
            >
              去这张表{isDone ? '处理' : '看'}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
