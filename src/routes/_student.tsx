import { createFileRoute } from '@tanstack/react-router'
import { guard } from '~/app/navigation/guard'

/** The student layout (S1 §2): one guard for all its pages; what a page asks of its visitor stands in its `staticData`. */
export const Route = createFileRoute('/_student')({
  // The return type is said because it would otherwise be inferred from all routes, this one among them.
  beforeLoad: (context): void => guard(context),
})
