import { Link } from '@tanstack/react-router'
import type { ListOfCandidates } from '~/entities/application-list/candidates-place'
import { itemName } from '~/entities/application-list/edits'
import { listPlace } from '~/entities/application-list/list-place'
import { rowElementId } from '~/entities/application-list/row-element-id'
import { Button, buttonVariants } from '~/shared/ui/button'
import { useSwap } from './editor-context'

interface SwapBandProps {
  readonly list: ListOfCandidates
  /** Wishes that gave way, for all of them together left nothing. */
  readonly loose: readonly string[]
  /** Goes on without a row to swap. */
  readonly onEnd: () => void
}

/** Says for which row of the list a candidate is looked for; nothing where for none. */
export function SwapBand({ list, loose, onEnd }: SwapBandProps) {
  const swap = useSwap()
  if (!swap) return null
  return (
    <div
      role="status"
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded border border-primary bg-primary-soft px-3 py-2 text-sm"
    >
      <p>
        给第 {swap.place} 行 <span className="font-medium">{itemName(swap.item)}</span> 找一个替换：点“换掉第{' '}
        {swap.place} 行”，它就站到这一行。
        {loose.length > 0 && (
          <span className="block">同样难、全合意的没有了：放宽了{loose.join('、')}，难度不变。</span>
        )}
      </p>
      <span className="flex flex-wrap gap-2">
        <Link
          {...listPlace(list)}
          hash={rowElementId(swap.item.unitId)}
          preload={false}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          不换了
        </Link>
        <Button variant="ghost" size="sm" onClick={onEnd}>
          只加不换
        </Button>
      </span>
    </div>
  )
}
