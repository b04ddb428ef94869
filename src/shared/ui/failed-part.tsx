import { useAtomValue } from 'jotai'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { openAnew } from '~/shared/lib/browser/open-anew'
import { isUpdatedAtom } from '~/shared/lib/browser/site-update'
import { store } from '~/shared/lib/storage/store'
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
  const isUpdated = useAtomValue(isUpdatedAtom, { store })
  if (isUpdated) return <OldPage className={className} />
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

/** The site has another build, and this page's files may be gone. The bar above has announced it: no part does again. */
function OldPage({ className }: { readonly className: string | undefined }) {
  return (
    <div className={cn('grid place-content-center justify-items-center gap-3 rounded border p-4', className)}>
      <p className="text-sm">网站更新了，重新打开页面后这里才有</p>
      <Button variant="outline" size="sm" onClick={() => void openAnew()}>
        重新打开
      </Button>
    </div>
  )
}
