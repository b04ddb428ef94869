import { createFileRoute } from '@tanstack/react-router'
import { ProfessionPages } from '~/features/professions/profession-pages'

/** The pages of types and professions (S1 §2): each child has an address of its own and names its code. */
export const Route = createFileRoute('/_student/_profession')({ component: ProfessionPages })
