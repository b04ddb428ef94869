import { useRef } from 'react'
import { unitName } from '~/entities/application-list/form-text'
import { PlaceLink } from '~/entities/place/place-link'
import { gapInTier } from '~/entities/rank/rank-gap'
import { LineTier, TierMark } from '~/entities/rank/tier-mark'
import { JointMark } from '~/entities/school/joint-mark'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { rowKey } from '~/rules/list/share/family-reply'
import type { SharedList, SharedRow } from '~/rules/list/share/shared-list'
import { RetryButton } from '~/shared/answer/retry-button'
import { useRetry } from '~/shared/answer/use-retry'
import { useNear } from '~/shared/lazy/use-near'
import { knownCount, pointsText } from '~/shared/lib/text/format'
import { Skeleton } from '~/shared/ui/skeleton'
import { RowAnswer, type RowAnswerProps } from './row-answer'
import { usePublicLines } from './use-public-lines'

interface SharedChoiceProps {
  readonly row: SharedRow
  /** From 1. */
  readonly place: number
  readonly list: SharedList
  readonly form: ApplicationForm
  /** What the reader's answer is kept under. */
  readonly listName: string
  readonly said: RowAnswerProps['said']
}

/** One choice of a shared list, with the public figures of its unit. */
export function SharedChoice({ row, place, list, form, listName, said }: SharedChoiceProps) {
  const element = useRef<HTMLLIElement>(null)
  const near = useNear(element)
  const name = unitName(form.unit, row.unit)
  return (
    <li
      ref={element}
      aria-label={`第 ${place} 个志愿 ${row.school}`}
      className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-b py-3 break-inside-avoid"
    >
      <span className="pt-2 text-right text-lg font-medium text-muted-foreground md:pt-0">{place}</span>
      <div>
        <p className="flex flex-wrap items-center gap-x-3">
          {row.tier && <TierMark tier={row.tier} />}
          <PlaceLink
            to={{ kind: 'school', id: row.schoolId }}
            className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline md:min-h-6"
          >
            {row.school}
          </PlaceLink>
          {name && <span>{name}</span>}
          {row.adjust !== undefined && (
            <span className="text-sm text-muted-foreground">{row.adjust ? '服从调剂' : '不服从调剂'}</span>
          )}
        </p>
        <JointMark
          school={{ id: row.schoolId, schoolName: row.school }}
          of={near ? { province: list.province, subject: list.subject } : undefined}
        />
        <p className="text-sm">{row.majors.map((major) => major.name).join('、')}</p>
        <Figures row={row} list={list} unit={form.unit} near={near} />
        <RowAnswer
          listName={listName}
          rowKey={rowKey(row)}
          name={[row.school, row.unit].filter(Boolean).join(' ')}
          said={said}
        />
      </div>
    </li>
  )
}

interface FiguresProps {
  readonly row: SharedRow
  readonly list: SharedList
  readonly unit: ApplicationForm['unit']
  readonly near: boolean
}

function Figures({ row, list, unit, near }: FiguresProps) {
  const { lines, ...failure } = usePublicLines(row, list, unit, near)
  const { onRetry, isSlow, error } = useRetry({ isPending: lines === undefined, isEnabled: near, ...failure })
  if (onRetry) return <RetryButton name={`${row.school}的往年位次`} {...{ onRetry, isSlow, error }} />
  if (!lines) return <Skeleton className="mt-1 h-5 w-64 max-w-full" />
  const [newest] = lines
  if (!newest) return <p className="text-sm text-muted-foreground">没有查到公布的往年位次</p>
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
      {lines.map(({ year, lowestRank, lowestScore }) => (
        <span key={year} className="whitespace-nowrap">
          {year} 年最低 <span className="text-foreground">{knownCount(lowestRank)}</span>（
          {pointsText(lowestScore)}）
        </span>
      ))}
      {list.rank !== undefined && row.tier !== undefined && newest.lowestRank != null && (
        <span className="whitespace-nowrap">{gapInTier(list.rank, newest.lowestRank, row.tier)}</span>
      )}
      {list.rank !== undefined && row.tier === undefined && (
        <LineTier own={{ rank: list.rank }} lowestRank={newest.lowestRank} />
      )}
    </p>
  )
}
