import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { Change } from '~/entities/application-list/editor/list-editor'
import { majorAdded, majorRaised, majorRemoved } from '~/entities/application-list/major-edits'
import { formatCount } from '~/shared/lib/text/format'
import { Button } from '~/shared/ui/button'

export interface MajorsEditorProps {
  readonly item: ApplicationItem
  /** Absent where the unit is not known: then majors are only taken out and ordered. */
  readonly unit: RecommendedUnit | undefined
  /** How many majors the form of the province takes. */
  readonly most: number
  readonly change: Change
}

/** The majors of one row: the chosen ones in their order, and what else the unit has. */
export function MajorsEditor({ item, unit, most, change }: MajorsEditorProps) {
  const { unitId, majors } = item
  const chosen = new Set(majors.map(({ majorEnrollCode }) => majorEnrollCode))
  const others = unit?.majors.filter(({ majorEnrollCode }) => !chosen.has(majorEnrollCode)) ?? []
  const isFull = majors.length >= most
  return (
    <div className="mt-2 grid gap-x-6 gap-y-2 rounded border p-3 text-sm md:grid-cols-2">
      <div>
        <p className="text-muted-foreground">
          已选 {majors.length} / {most}，按想读的先后
        </p>
        <ol aria-label="已选专业">
          {majors.map(({ majorEnrollCode, majorName }, index) => (
            <li key={majorEnrollCode} className="flex items-center gap-1">
              <span className="min-w-0 grow">
                {index + 1} {majorName}
              </span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`提前 ${majorName}`}
                aria-disabled={index === 0}
                onClick={() => change((items) => majorRaised(items, unitId, majorEnrollCode))}
              >
                <ArrowUp aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`去掉 ${majorName}`}
                onClick={() => change((items) => majorRemoved(items, unitId, majorEnrollCode))}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <p className="text-muted-foreground">{othersText(others.length, isFull)}</p>
        <ul aria-label="可加专业" className="max-h-72 overflow-y-auto">
          {others.map((major) => (
            <li key={major.majorEnrollCode} className="flex items-center gap-1">
              <span className="min-w-0 grow">
                {major.majorName}
                <span className="block text-xs text-muted-foreground">{majorFacts(major)}</span>
              </span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`加上 ${major.majorName}`}
                aria-disabled={isFull}
                onClick={() => change((items) => majorAdded(items, unitId, major, most))}
              >
                <Plus aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function othersText(count: number, isFull: boolean): string {
  if (count === 0) return '这个志愿没有别的专业可选'
  return isFull ? '已经选满，去掉一个才能再加' : `还可以选 ${count} 个专业`
}

function majorFacts({ planNum, fee, history: [newest] }: RecommendedUnit['majors'][number]): string {
  return [
    `计划 ${planNum}`,
    fee != null && `学费 ${formatCount(fee)} 元`,
    newest && `${newest.year} 年最低 ${formatCount(newest.lowestRank)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
