import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { MAYBE_GONE, refusedText, regionErrorMessage } from '~/shared/api/error-message'
import { helpAgainst } from '~/shared/api/is-missing'
import { useLazyPart } from '~/shared/lazy/use-lazy-part'
import { Button } from '~/shared/ui/button'

const loadRefusal = async () => (await import('./refusal')).Refusal

interface FailedRegionProps {
  readonly name: string
  readonly error: unknown
  readonly onRetry: () => unknown
  readonly className?: string | undefined
}

/** In the place of an answer that has failed: why, and 重试 where asking again may help. */
export function FailedRegion({ name, error, onRetry, className }: FailedRegionProps) {
  const help = helpAgainst(error)
  const isRefused = help === 'rights'
  const isNowhere = help === 'nothing'
  const { Part: Refusal } = useLazyPart(isRefused, loadRefusal)
  const message = regionErrorMessage(error)
  return (
    // The class lays out what should have come: the box stands inside of it as it is.
    <div className={className}>
      <div role="alert" className="rounded border px-4 py-6">
        <p className="flex items-center gap-2 font-medium">
          <CircleAlert aria-hidden className="size-5 text-destructive" />
          {isRefused ? refusedText(name) : isNowhere ? message : `${name}加载失败`}
        </p>
        {isRefused ? (
          Refusal && <Refusal />
        ) : (
          <>
            <p className="mt-1 text-sm text-muted-foreground">
              {isNowhere ? MAYBE_GONE : `${message}。已填写的内容没有丢失。`}
            </p>
            {!isNowhere && (
              <Button variant="outline" size="sm" className="mt-3" onClick={() => onRetry()}>
                重试
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
