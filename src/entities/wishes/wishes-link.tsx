import { Link } from '@tanstack/react-router'
import Star from 'lucide-react/icons/star'
import { useWishes } from './use-wishes'

/** Leads to what the reader keeps; absent while that is nothing. */
export function WishesLink() {
  const { length } = useWishes()
  if (length === 0) return null
  return (
    <Link
      to="/wishes"
      preload={false}
      className="print-hidden inline-flex min-h-11 items-center gap-1 text-sm text-primary underline-offset-4 hover:underline md:min-h-8"
    >
      <Star aria-hidden className="size-4" fill="currentColor" />
      我的收藏 {length}
    </Link>
  )
}
