import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { missingUnits } from '~/entities/application-list/use-units'
import { MissingLine } from '~/shared/answer/missing-line'
import { RetryButton } from '~/shared/answer/retry-button'
import { Button } from '~/shared/ui/button'
import { type FilingQuestion, filingPoints } from './filing-points'

interface BeforeFilingProps extends FilingQuestion {
  /** Rows that do not count for the student. */
  readonly dead: number
  readonly onStart: () => void
}

/** What to look at before anything is typed. Nothing begins with rows that do not count. */
export function BeforeFiling({ onStart, dead, ...props }: BeforeFilingProps) {
  const { units, checkUp } = props
  return (
    <div className="grid gap-3">
      <MissingLine {...missingUnits(units)} />
      {checkUp.failed && <RetryButton name="检查" onRetry={checkUp.retry} />}
      <ul aria-label="填报前核对" className="border-t text-sm">
        {filingPoints(props).map(({ name, text, isFine }) => (
          <li key={name} className="grid grid-cols-[1.25rem_5rem_1fr] gap-2 border-b py-2.5">
            {isFine ? (
              <Check aria-label="没有问题" className="mt-0.5 size-4 text-safety" />
            ) : (
              <TriangleAlert aria-label="再看一眼" className="mt-0.5 size-4 text-reach" />
            )}
            <span className="font-medium">{name}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted-foreground">
        志愿规则以省教育考试院当年的通知为准。提交前请和家长一起再看一遍。
      </p>
      {dead === 0 && (
        <Button className="justify-self-start" onClick={onStart}>
          看过了，开始录入
        </Button>
      )}
    </div>
  )
}
