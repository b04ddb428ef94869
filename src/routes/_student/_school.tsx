import { createFileRoute } from '@tanstack/react-router'
import { SchoolPages } from '~/features/school-detail/frame/school-pages'

/** The pages of one school (S1 §2): each child has an address of its own and names the school by `id`. */
export const Route = createFileRoute('/_student/_school')({ component: SchoolPages })
