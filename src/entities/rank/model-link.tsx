import { Link } from '@tanstack/react-router'

/** Leads from a chance to how it is worked out. */
export function ModelLink() {
  return (
    <Link
      to="/recommendation-model"
      preload={false}
      className="print-hidden ml-1 inline-flex min-h-11 items-center text-primary underline underline-offset-4 md:min-h-6"
    >
      为什么<span className="sr-only">：概率是怎么算出来的</span>
    </Link>
  )
}
