import Star from 'lucide-react/icons/star'
import { MarkButton } from '~/shared/ui/mark-button'
import type { Wish } from './stored-wishes'
import { useChangeWish, useMarkedWishes } from './use-wishes'
import { isWished } from './wishes'

interface WishToggleProps {
  readonly wish: Wish
  /** The star alone, where there is no room for words. */
  readonly brief?: boolean
  readonly className?: string
}

/** Keeps a major, a school or a profession among one's wishes. */
export function WishToggle({ wish, brief = false, className }: WishToggleProps) {
  const change = useChangeWish()
  const kept = isWished(useMarkedWishes(), wish)
  return (
    <MarkButton
      label={`收藏${wish.name}`}
      pressed={kept}
      onClick={() => change(wish, !kept)}
      {...(className !== undefined && { className })}
    >
      <Star aria-hidden className="size-4" fill={kept ? 'currentColor' : 'none'} />
      {!brief && (kept ? '已收藏' : '收藏')}
    </MarkButton>
  )
}
