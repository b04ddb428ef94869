import { createFileRoute } from '@tanstack/react-router'
import { guard } from '~/app/navigation/guard'
import { StaffLayout } from '~/app/navigation/staff-layout'

/** The staff area (S1 §2): one guard for its pages, and the menu beside them. */
export const Route = createFileRoute('/_staff')({
  staticData: { requiresLogin: true },
  beforeLoad: (context): void => guard(context),
  component: StaffLayout,
})
