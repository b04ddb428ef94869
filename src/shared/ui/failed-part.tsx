import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { Button } from './button'
import { cn } from './cn'

interface FailedPartProps {
  /** What is missing, as a noun: 图表. */
  readonly name: string
  readonly onRetry: () => void
  readonly className?: string
}

/** Stands where a part of the page should be whose code has not arrived. The address knows what was asked: nothing is lost. */
export function FailedPart({ name, onRetry, className }: FailedPartProps) {
  return (
    <div
      role="alert"
      className={cn('grid place-content-center justify-items-center gap-3 rounded border p-4', className)}
    >
      <p className="flex items-center gap-2 text-sm">
        <CircleAlert aria-hidden className="size-5 text-destructive" />
        {name}没有下载完成，可能是网络中断
      </p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        重试
      </Button>
    </div>
  )
}
