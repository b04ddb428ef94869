import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { useCheckUp } from '~/entities/application-list/check-up/use-check-up'
import { useCheckable } from '~/entities/application-list/check-up/use-checkable'
import { LazyGoneList } from '~/entities/application-list/editor/lazy-gone-list'
import { useListEditor } from '~/entities/application-list/editor/use-list-editor'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { listPlace } from '~/entities/application-list/list-place'
import { useListNotes } from '~/entities/application-list/notes/list-notes'
import { PendingChoices } from '~/entities/application-list/pending-list'
import { useUnits } from '~/entities/application-list/use-units'
import { WayToLists } from '~/entities/application-list/way-to-lists'
import { applicationForm, unknownForm } from '~/rules/filing/application-form'
import type { Filtered } from '~/shared/address/address'
import { FailedRegion } from '~/shared/answer/failed-region'
import { States } from '~/shared/answer/states'
import { isClosed, isMissing } from '~/shared/api/is-missing'
import { mayEditList } from '~/shared/domain/access'
import { momentText } from '~/shared/lib/time/day-text'
import { useUser } from '~/shared/session/session'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import type { EntryFilters } from './entry.address'
import { useListHere } from './entry-copy'
import { EntrySteps } from './entry-steps'

interface EntryPageProps extends Filtered<EntryFilters> {
  readonly id: string
}

/** A list to be typed into the official form, at an address of its own. Once it is open it needs no network. */
export function EntryPage({ id, ...filtered }: EntryPageProps) {
  const answer = useQuery(listDetailCalls.detail(id))
  const here = useListHere(id, answer)
  return (
    <div className="content-column max-w-3xl! py-6 md:py-10">
      {here ? <WayBack list={here.list} /> : <WayToLists studentId={undefined} />}
      <PageHeading>录入伴侣</PageHeading>
      <p className="mt-1 text-muted-foreground">
        对着省考试院的填报系统，一行一行输代码。进度留在这台设备上，打开以后断网也能用。
      </p>
      {here ? (
        <>
          {here.copiedAt && (
            <p role="status" className="mt-3 rounded bg-reach-soft px-4 py-2">
              没有连上服务器。这是这台设备 {momentText(here.copiedAt)} 存下的表，别处后来的修改不在里面。
            </p>
          )}
          <Entry key={here.list.id} list={here.list} filtered={filtered} />
        </>
      ) : (
        <>
          {isMissing(answer.error) && <LazyGoneList id={id} />}
          {isClosed(answer.error) ? (
            <FailedRegion name="志愿表" error={answer.error} onRetry={answer.refetch} className="mt-4" />
          ) : (
            <States
              of={answer}
              name="志愿表"
              className="mt-4"
              pending={<PendingChoices rows={3} editable={false} />}
            >
              {() => null}
            </States>
          )}
        </>
      )}
    </div>
  )
}

function WayBack({ list }: { list: ApplicationListDetail }) {
  return (
    <Link
      {...listPlace(list)}
      className="inline-flex min-h-11 items-center gap-1 text-sm text-primary md:min-h-6"
    >
      <ChevronLeft aria-hidden className="size-4" />
      <span className="truncate">{list.name}</span>
    </Link>
  )
}

/** What was changed here and is not saved yet is typed too. */
function Entry({ list, filtered }: { list: ApplicationListDetail; filtered: Filtered<EntryFilters> }) {
  const user = useUser()
  const { items: current } = useListEditor(list, mayEditList(list, user))
  const { frozen } = useListNotes(list.id)
  const items = frozen?.items ?? current
  const form = applicationForm(list.province, list.year, list.batch ?? undefined)
  const units = useUnits(
    list,
    items.map(({ schoolId }) => schoolId),
  )
  const checkUp = useCheckUp(useCheckable(list, items, units))
  if (!form) return <EmptyRegion>{unknownForm(list.province)}</EmptyRegion>
  if (items.length === 0)
    return <EmptyRegion className="mt-4">这份志愿表里还没有志愿，填了再来录入。</EmptyRegion>
  return <EntrySteps {...{ list, items, current, form, units, checkUp, ...filtered }} />
}
