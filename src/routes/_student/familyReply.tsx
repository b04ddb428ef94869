import { createFileRoute, useLocation } from '@tanstack/react-router'
import { FamilyReplyPage } from '~/features/list-share/family/family-reply-page'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/familyReply')({
  head: () => pageHead('家人的回信'),
  component: () => <FamilyReplyPage text={useLocation().hash} />,
})
