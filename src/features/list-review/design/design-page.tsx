import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { UserInfo } from '~/contracts/auth'
import type { ApplicationList } from '~/contracts/list-summaries'
import { SELF_CREATED } from '~/contracts/reference'
import { changeText } from '~/entities/application-list/change-text'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { ListLink } from '~/entities/application-list/list-link'
import { listCalls } from '~/entities/application-list/list-summaries.calls'
import { useListNotes } from '~/entities/application-list/notes/list-notes'
import { ScoreNotice } from '~/entities/application-list/score/score-notice'
import { useScoreBasis } from '~/entities/score-record/use-score-basis'
import { scoreText } from '~/rules/exam/score-text'
import { States } from '~/shared/answer/states'
import { isStaff } from '~/shared/domain/access'
import { openPrompt } from '~/shared/session/prompts'
import { useUser } from '~/shared/session/session'
import { Button, buttonVariants } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { LazyPart } from '~/shared/ui/lazy-part'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { ProposalPanel } from './proposal-panel'
import { proposalState, STATE_WORDS } from './proposal-state'

const loadFigures = async () => (await import('./proposal-figures')).ProposalFigures

/** The lists that a planner proposes to a student. */
export function DesignPage() {
  const user = useUser()
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>规划师的方案</PageHeading>
      {user ? <ForMember user={user} /> : <ForGuest />}
    </div>
  )
}

function ForMember({ user }: { user: UserInfo }) {
  if (!isStaff(user)) return <Proposals user={user} />
  return <EmptyRegion className="mt-6">这一页给学生看：规划师提出的方案由学生确认。</EmptyRegion>
}

function ForGuest() {
  return (
    <EmptyRegion className="mt-6">
      <p>规划师为你做的方案，登录后可以看。</p>
      <Button
        variant="outline"
        size="sm"
        className="mt-4"
        onClick={() => openPrompt({ kind: 'login', next: '/myvolunteerdesign' })}
      >
        登录
      </Button>
    </EmptyRegion>
  )
}

function Proposals({ user }: { user: UserInfo }) {
  const lists = useQuery(listCalls.byStudent(user.id))
  return (
    <>
      <p className="mt-2 max-w-reading text-muted-foreground">
        规划师只提出建议，志愿由你本人确认，并在省级教育考试院的官方系统里填报。
      </p>
      <States
        of={lists}
        name="规划师的方案"
        className="mt-6 grid gap-8"
        pending={<Skeleton of="rows" className="h-64 max-w-3xl" />}
        isEmpty={(all) => all.every(isOwn)}
        empty={<NoProposals />}
      >
        {(all) => all.filter((list) => !isOwn(list)).map((list) => <Proposal key={list.id} list={list} />)}
      </States>
    </>
  )
}

const isOwn = ({ createdType }: ApplicationList) => createdType === SELF_CREATED

function Proposal({ list }: { list: ApplicationList }) {
  const { id, name } = list
  const { basis } = useScoreBasis(list)
  const detail = useQuery(listDetailCalls.detail(id))
  const notes = useListNotes(id)
  return (
    <article aria-label={name} className="max-w-3xl border-t pt-4">
      <h2 className="flex flex-wrap items-center gap-x-3 text-lg font-medium">
        <ListLink list={list} />
        {detail.data && (
          <span className="rounded border border-input px-1.5 text-sm font-normal">
            {STATE_WORDS[proposalState(detail.data, notes)]}
          </span>
        )}
      </h2>
      <States of={detail} name={name} pending={<Skeleton of="rows" className="h-48" />}>
        {(whole) => (
          <>
            <ScoreNotice list={whole} />
            <p className="text-sm text-muted-foreground">
              {[
                `${whole.province} ${whole.year} 年`,
                whole.batch,
                basis && `按${scoreText(basis.record)}做`,
                `${whole.items.length} 个志愿`,
                whole.updateTime && `${changeText(whole)} 更新`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <LazyPart
              name="方案的风险"
              load={loadFigures}
              pending={<Skeleton of="rows" className="mt-3 h-40" />}
              props={{ list: whole }}
            />
            <ProposalPanel list={whole} />
          </>
        )}
      </States>
    </article>
  )
}

function NoProposals() {
  return (
    <EmptyRegion className="max-w-3xl">
      <p>还没有规划师为你做的方案。</p>
      <Link
        to="/myvolunteer"
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-4' })}
      >
        看自己的志愿表
      </Link>
    </EmptyRegion>
  )
}
