import { Link } from '@tanstack/react-router'
import { useCompareChoice } from '~/entities/compare/comparison'
import { schoolComparison } from './school-comparison'

/** Leads to the comparison, with the schools that are marked for it. */
export function CompareLink() {
  const schools = useCompareChoice(schoolComparison).map(({ id }) => id)
  return (
    <Link
      to="/compare"
      search={schools.length > 0 ? { schools } : {}}
      preload={false}
      className="print-hidden inline-flex min-h-11 items-center text-sm text-primary underline-offset-4 hover:underline md:min-h-8"
    >
      院校对比
    </Link>
  )
}
