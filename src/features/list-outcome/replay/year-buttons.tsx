import { isTelling, type YearReplay } from '~/rules/check-up/replayed'
import { Button } from '~/shared/ui/button'

interface YearButtonsProps {
  readonly years: readonly YearReplay[]
  readonly chosen: number
  readonly onChoose: (year: number) => void
}

/** Each year with the row where the file stops; one of them is looked at. */
export function YearButtons({ years, chosen, onChoose }: YearButtonsProps) {
  return (
    <fieldset aria-label="用哪一年的线" className="mt-3 flex flex-wrap gap-2">
      {years.map((each) => (
        <Button
          key={each.year}
          variant="outline"
          aria-pressed={each.year === chosen}
          className="h-auto flex-col items-start! gap-0! py-1.5 aria-pressed:border-primary aria-pressed:bg-primary-soft"
          onClick={() => onChoose(each.year)}
        >
          <span className="text-sm font-normal text-muted-foreground">{each.year} 年</span>
          <span>{each.file.row === undefined ? '滑档' : `第 ${each.file.row + 1} 行`}</span>
          {!isTelling(each) && (
            <span className="text-xs font-normal text-muted-foreground">只有 {each.known} 行有线</span>
          )}
        </Button>
      ))}
    </fieldset>
  )
}
