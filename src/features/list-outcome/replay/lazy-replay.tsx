import type { Checkable } from '~/entities/application-list/check-up/use-check-up'
import { Button } from '~/shared/ui/button'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { ReplayPanelProps } from './replay-panel'

const loadReplay = async () => (await import('./replay-panel')).ReplayPanel

interface LazyReplayProps extends Omit<ReplayPanelProps, 'list'> {
  readonly checkable: Checkable | undefined
}

/** The replay, when it is asked for: its code comes then. Nothing of a list that cannot be checked. */
export function LazyReplay({ checkable, form, filters, change }: LazyReplayProps) {
  if (!checkable) return null
  return (
    <section aria-label="投档回放" className="print-hidden mt-10 border-t pt-6">
      <h2 className="text-lg font-medium">投档回放</h2>
      {filters.replay ? (
        <LazyPart
          name="投档回放"
          load={loadReplay}
          pending={<Skeleton of="rows" className="mt-3 h-64" />}
          props={{ list: checkable.list, form, filters, change }}
        />
      ) : (
        <>
          <p className="mt-1 text-sm text-muted-foreground">
            照往年的投档线，从第 1 个志愿往下走一遍：停在哪一行，进哪个专业，服从调剂有没有用。
          </p>
          <Button variant="outline" size="sm" className="mt-3" onClick={() => change({ replay: '1' })}>
            开始回放
          </Button>
        </>
      )}
    </section>
  )
}
