import type { MajorRequirement } from '~/contracts/professions.schemas'
import { MajorName } from '~/entities/major/major-name'
import { PieFigure } from '~/shared/charts/share-figures'
import { withOthers } from '~/shared/charts/slices'
import { formatPercent } from '~/shared/lib/text/format'

interface RequiredMajorsProps {
  readonly majors: readonly MajorRequirement[]
  readonly source: string
}

/** Majors that are shown in all (S2 §9). */
const SHOWN = 10
const IN_FIRST_LIST = 5

/** The ten majors that are asked for most, in two lists and as a pie (S1 §2). */
export function RequiredMajors({ majors, source }: RequiredMajorsProps) {
  const top = majors.slice(0, SHOWN)
  const shares = top.map(({ majorName, majorPercentage }) => ({ id: majorName, share: majorPercentage }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
      <div className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
        <MajorList title="前 5 个专业" majors={top.slice(0, IN_FIRST_LIST)} first={1} />
        {top.length > IN_FIRST_LIST && (
          <MajorList title="第 6–10 个专业" majors={top.slice(IN_FIRST_LIST)} first={IN_FIRST_LIST + 1} />
        )}
      </div>
      <PieFigure
        name="专业"
        caption="招聘要求的专业分布"
        source={source}
        subject="专业"
        shares={withOthers(shares, '其他专业')}
      />
    </div>
  )
}

interface MajorListProps {
  readonly title: string
  readonly majors: readonly MajorRequirement[]
  /** Place of the first. */
  readonly first: number
}

function MajorList({ title, majors, first }: MajorListProps) {
  return (
    <div>
      <h3 className="text-sm text-muted-foreground">{title}</h3>
      <ol aria-label={title} start={first} className="mt-1">
        {majors.map(({ majorName, majorCode, majorPercentage }, index) => (
          <li key={majorName} className="flex min-h-9 items-center gap-3 border-b">
            <span className="w-5 text-right text-sm text-muted-foreground">{first + index}</span>
            <span className="min-w-0 flex-1">
              <MajorName name={majorName} code={majorCode} />
            </span>
            <span className="font-medium">{formatPercent(majorPercentage)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
