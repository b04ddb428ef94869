import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { LINES_DEFAULTS, linesSearch } from '~/features/score-lines/lines.search'
import { ruleQueries } from '~/features/score-lines/rules.queries'
import { ScoreLinesPage } from '~/features/score-lines/score-lines-page'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'
import { homeProvince } from '~/shared/session/session'

export const Route = createFileRoute('/_student/_school/chadaxueluqu/$id')({
  validateSearch: linesSearch,
  search: { middlewares: [stripSearchParams(LINES_DEFAULTS)] },
  loaderDeps: ({ search }) => ({ province: search.province }),
  loader: ({ context, deps }) =>
    startFetching(context.queryClient, ruleQueries.ofProvince(deps.province ?? homeProvince())),
  head: () => pageHead('录取分数线'),
  component: ScoreLinesPage,
})
