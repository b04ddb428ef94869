import { Check, Plus } from 'lucide-react'
import type { RecommendedUnit, UnitMajor } from '~/contracts/recommendation.schemas'
import { adjusted, removed } from '~/entities/application-list/edits'
import { unitName } from '~/entities/application-list/form-text'
import { isRepeatedPress } from '~/shared/lib/use-row-presses'
import { Button } from '~/shared/ui/button'
import { isFull, majorToggled } from '../building/building'
import { useBuilding, useChoice } from '../building/building-context'

/** Takes a unit into the list or out of it, and says whether to agree to its other majors. */
export function UnitControls({ unit }: { unit: RecommendedUnit }) {
  const { items, form, edit, add, waiting } = useBuilding()
  const choice = useChoice(unit.unitId)
  const name = [unit.schoolName, unitName(form.unit, unit.majorGroupCode)].filter(Boolean).join(' ')
  if (!choice) {
    const waits = waiting.has(unit.unitId)
    const full = isFull({ length: items.length + waiting.size }, form)
    return (
      <Button
        size="sm"
        aria-label={`加入 ${name}`}
        aria-disabled={waits || full}
        // Where it was stands 移出 next.
        onClick={(event) => !isRepeatedPress(event) && !waits && !full && add(unit)}
      >
        <Plus aria-hidden />
        {waits ? '读到意向后加入' : full ? '志愿表已满' : '加入'}
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {form.adjustment && (
        <label className="inline-flex min-h-11 items-center gap-2 text-sm md:min-h-9">
          <input
            type="checkbox"
            aria-label={`服从调剂 ${name}`}
            className="size-4 accent-primary"
            checked={choice.item.adjust}
            onChange={({ target }) => edit(adjusted(items, unit.unitId, target.checked))}
          />
          服从调剂
        </label>
      )}
      <Button
        variant="outline"
        size="sm"
        className="h-auto! whitespace-normal!"
        aria-label={`移出 ${name}`}
        onClick={(event) => !isRepeatedPress(event) && edit(removed(items, unit.unitId))}
      >
        <Check aria-hidden />第 {choice.place} 个志愿，移出
      </Button>
    </div>
  )
}

interface MajorControlProps {
  readonly unitId: string
  readonly major: UnitMajor
}

/** Names a major of a unit that is in the list. */
export function MajorControl({ unitId, major }: MajorControlProps) {
  const { items, form, edit } = useBuilding()
  const choice = useChoice(unitId)
  // Where a unit is one major there is nothing to name.
  if (!choice || form.majorsPerChoice === 1) return null
  const place = choice.item.majors.findIndex(
    ({ majorEnrollCode }) => majorEnrollCode === major.majorEnrollCode,
  )
  const full = place < 0 && choice.item.majors.length >= form.majorsPerChoice
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-sm whitespace-nowrap md:min-h-6">
      <input
        type="checkbox"
        aria-label={`填报 ${major.majorName}`}
        className="size-4 accent-primary"
        checked={place >= 0}
        disabled={full}
        onChange={() => edit(majorToggled(items, unitId, major, form))}
      />
      {place >= 0 ? `第 ${place + 1} 专业` : full ? '专业已满' : '填报'}
    </label>
  )
}
