import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import type { RecommendedUnit, UnitMajor } from '~/contracts/recommendation.schemas'
import { isFull } from '~/entities/application-list/adding/add-to-items'
import { adjusted, moved, removed } from '~/entities/application-list/edits'
import { unitName } from '~/entities/application-list/form-text'
import { majorToggled } from '~/entities/application-list/major-edits'
import { isRepeatedPress } from '~/shared/react/use-row-presses'
import { Button } from '~/shared/ui/button'
import { LazyPart } from '~/shared/ui/lazy-part'
import { useChoice, useEditor, useSwap } from '../editor/editor-context'

// Few lists are full.
const loadSwapInFull = async () => (await import('./swap-in-full')).SwapInFull

const FULL = <span className="text-sm text-muted-foreground">志愿表已满</span>

/** Takes a unit into the list or out of it, and says whether to agree to its other majors. */
export function UnitControls({ unit }: { unit: RecommendedUnit }) {
  const { items, form, edit, add, waiting, placed } = useEditor()
  const swap = useSwap()
  const choice = useChoice(unit.unitId)
  const name = [unit.schoolName, unitName(form.unit, unit.majorGroupCode)].filter(Boolean).join(' ')
  const waits = waiting.has(unit.unitId)
  const full = isFull({ length: items.length + waiting.size }, form)
  if (!choice && swap) return <SwapButton unit={unit} name={name} />
  if (!choice && !waits && full) {
    return <LazyPart name="换掉一行" load={loadSwapInFull} pending={FULL} props={{ unit, name }} />
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {choice && choice.place < items.length && placed.has(unit.unitId) && (
        <Button
          variant="link"
          size="xs"
          aria-label={`把 ${name} 放到最后`}
          onClick={() => edit(moved(items, unit.unitId, items.length))}
        >
          放到最后
        </Button>
      )}
      {choice && form.adjustment && (
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
      {/* One button for both ways: the focus stays on it. A key held down, or a double click, does one of them. */}
      <Button
        variant={choice ? 'outline' : 'default'}
        size="sm"
        className={choice && 'h-auto! whitespace-normal!'}
        aria-label={choice ? `移出 ${name}` : `加入 ${name}`}
        aria-disabled={choice ? undefined : waits}
        onClick={(event) => {
          if (isRepeatedPress(event)) return
          if (choice) edit(removed(items, unit.unitId))
          else if (!waits) add(unit)
        }}
      >
        {choice ? <Check aria-hidden /> : <Plus aria-hidden />}
        {choice ? `第 ${choice.place} 个志愿，移出` : waits ? '读到意向后加入' : '加入'}
      </Button>
    </div>
  )
}

/** Takes a unit in the place of the row that it is looked for. */
function SwapButton({ unit, name }: { unit: RecommendedUnit; name: string }) {
  const { swapIn, onSwapped } = useEditor()
  const swap = useSwap()
  if (!swap) return null
  return (
    <Button
      size="sm"
      aria-label={`用 ${name} 换掉第 ${swap.place} 行`}
      onClick={() => swapIn(swap.item.unitId, unit) && onSwapped(unit.unitId)}
    >
      <ArrowLeftRight aria-hidden />
      换掉第 {swap.place} 行
    </Button>
  )
}

interface MajorControlProps {
  readonly unitId: string
  readonly major: UnitMajor
}

/** Names a major of a unit that is in the list. */
export function MajorControl({ unitId, major }: MajorControlProps) {
  const { items, form, edit } = useEditor()
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
        onChange={() => edit(majorToggled(items, unitId, major, form.majorsPerChoice))}
      />
      {place >= 0 ? `第 ${place + 1} 专业` : full ? '专业已满' : '填报'}
    </label>
  )
}
