import { createFileRoute } from '@tanstack/react-router'
import { FILED_ROLES } from '~/features/profile/frame/roles'
import { ScoreSheetPage } from '~/features/profile/score-sheet/score-sheet-page'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/userinfo/scoreSheet')({
  staticData: { roles: FILED_ROLES },
  head: () => pageHead('成绩单'),
  component: ScoreSheetPage,
})
