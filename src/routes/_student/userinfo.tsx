import { createFileRoute } from '@tanstack/react-router'
import { RecordFrame } from '~/features/profile/frame/record-frame'

/** The pages of the student's record (S1 §2): each child says which roles may open it. */
export const Route = createFileRoute('/_student/userinfo')({ component: RecordFrame })
