import { Link } from '@tanstack/react-router'

/** Leads from a chance to how it is worked out. */
export function ModelLink() {
  return (
    <Link
      to="/recommendation-model"
      preload={false}
      // Stands in running text: its room for a finger must not push the lines apart.
      className="print-hidden ml-1 py-3 whitespace-nowrap text-primary underline underline-offset-4 md:py-1"
    >
      为什么<span className="sr-only">：概率是怎么算出来的</span>
    </Link>
  )
}
