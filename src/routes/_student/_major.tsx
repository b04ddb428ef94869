import { createFileRoute } from '@tanstack/react-router'
import { MajorPages } from '~/features/majors/major-pages'

/** The pages of types and majors (S1 §2): each child has an address of its own and names its code. */
export const Route = createFileRoute('/_student/_major')({ component: MajorPages })
