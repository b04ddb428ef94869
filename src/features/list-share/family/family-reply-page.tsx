import { useQueries, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { UserInfo } from '~/contracts/auth'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { listPlace } from '~/entities/application-list/list-place'
import { listCalls } from '~/entities/application-list/list-summaries.calls'
import { OPINION_LOOKS, opinionsText } from '~/entities/application-list/notes/opinion-text'
import { type FamilyReply, rowsAnswered } from '~/rules/list/share/family-reply'
import { replyFromAddress } from '~/rules/list/share/reply-address'
import { States } from '~/shared/answer/states'
import { isStaff } from '~/shared/domain/access'
import { notify } from '~/shared/lib/browser/notify'
import { useSetPageSubject } from '~/shared/react/page-subject'
import { openPrompt } from '~/shared/session/prompts'
import { useUser } from '~/shared/session/session'
import { Button, buttonVariants } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { keepReply } from './keep-reply'

/** What one of the family has answered, in the address, and the way of it into a list. `text` is what stands behind the #. */
export function FamilyReplyPage({ text }: { text: string }) {
  const { reply, error } = replyFromAddress(text)
  const heading = reply ? `${reply.name}的回信` : '这封回信打不开'
  useSetPageSubject(heading)
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>{heading}</PageHeading>
      {reply ? (
        <Reply reply={reply} />
      ) : (
        <EmptyRegion className="mt-6">
          <p>{error}。你的志愿表没有变。</p>
          <Link
            to="/myvolunteer"
            className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-4' })}
          >
            我的志愿表
          </Link>
        </EmptyRegion>
      )}
    </div>
  )
}

function Reply({ reply }: { reply: FamilyReply }) {
  const { province, year, batch, words, rows } = reply
  const user = useUser()
  return (
    <>
      <p className="mt-1 text-sm text-muted-foreground">
        给 {province} {year} 年{batch}的志愿表
      </p>
      {words && <blockquote className="mt-3 border-l-4 pl-3 wrap-anywhere">{words}</blockquote>}
      <div className="mt-4">
        {user === undefined ? (
          <Button onClick={() => openPrompt({ kind: 'login' })}>登录后放进我的志愿表</Button>
        ) : isStaff(user) ? (
          <p>学生登录后能把它放进自己的志愿表；你也可以在志愿表的“分享链接”里粘贴它。</p>
        ) : (
          <Fitting reply={reply} user={user} />
        )}
      </div>
      {rows.length > 0 && (
        <section aria-label="每一行的意见" className="mt-6 max-w-3xl">
          <h2 className="text-lg font-medium">{opinionsText(rows.map(({ opinion }) => opinion))}</h2>
          <ul className="mt-2 border-t">
            {rows.map(({ key, school, unit, opinion, words: said }) => (
              <li key={key} className="flex flex-wrap items-center gap-x-3 border-b py-2">
                <span className={cn('rounded px-2 py-0.5 text-sm', OPINION_LOOKS[opinion].className)}>
                  {OPINION_LOOKS[opinion].word}
                </span>
                <span className="font-medium">{[school, unit].filter(Boolean).join(' ')}</span>
                {said && <span className="wrap-anywhere">{said}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The lists of the reader that the reply can be an answer to. */
function Fitting({ reply, user }: { reply: FamilyReply; user: UserInfo }) {
  const lists = useQuery(listCalls.byStudent(user.id))
  return (
    <States of={lists} name="我的志愿表" pending={<Skeleton className="h-10 w-64" />}>
      {(all) => (
        <FittingLists
          reply={reply}
          listIds={all
            .filter((list) => rowsAnswered({ ...reply, rows: [] }, { ...list, unitIds: [] }) !== undefined)
            .map(({ id }) => id)}
        />
      )}
    </States>
  )
}

function FittingLists({ reply, listIds }: { reply: FamilyReply; listIds: readonly string[] }) {
  const answers = useQueries({ queries: listIds.map((id) => listDetailCalls.detail(id)) })
  if (answers.some(({ isPending }) => isPending)) return <Skeleton className="h-10 w-64" />
  const failed = answers.filter(({ isError }) => isError)
  const fitting = answers
    .flatMap(({ data }) => {
      if (!data) return []
      const count = rowsAnswered(reply, { ...data, unitIds: data.items.map(({ unitId }) => unitId) })
      return count === undefined ? [] : { list: data, count }
    })
    .toSorted((a, b) => b.count - a.count)
  return (
    <>
      {fitting.length > 0 ? (
        <ul aria-label="放进哪一份" className="grid justify-items-start gap-2">
          {fitting.map(({ list, count }, at) => (
            <Taking key={list.id} reply={reply} list={list} count={count} isFirst={at === 0} />
          ))}
        </ul>
      ) : (
        failed.length === 0 && (
          <p>
            你的志愿表里没有对得上的：这封回信是给另一份表的，或那些志愿都已经换掉了。什么也没有改，链接留着还能再打开。
          </p>
        )
      )}
      {failed.length > 0 && (
        <p role="alert" className="mt-2 text-sm">
          有 {failed.length} 份志愿表没有读到。
          <Button
            variant="link"
            size="inline"
            onClick={() => {
              for (const answer of failed) void answer.refetch()
            }}
          >
            重试
          </Button>
        </p>
      )}
    </>
  )
}

interface TakingProps {
  readonly reply: FamilyReply
  readonly list: ApplicationListDetail
  /** Rows of the reply that the list has. */
  readonly count: number
  readonly isFirst: boolean
}

function Taking({ reply, list, count, isFirst }: TakingProps) {
  const navigate = useNavigate()
  const [isFull, setFull] = useState(false)
  const take = () => {
    if (!keepReply(list.id, reply)) {
      setFull(true)
      return
    }
    notify.success(`${reply.name}的意见已放在志愿旁边`)
    void navigate(listPlace(list))
  }
  return (
    <li>
      <Button variant={isFirst ? 'default' : 'outline'} onClick={take}>
        放进“{list.name}”
      </Button>
      <span className="ml-3 text-sm text-muted-foreground">
        {reply.rows.length} 条意见，{count === reply.rows.length ? '都对得上' : `对得上 ${count} 条`}
      </span>
      {isFull && (
        <p role="alert" className="mt-1 text-sm text-destructive">
          这台设备存不下了。清掉一些浏览数据再试，回信的链接还在。
        </p>
      )}
    </li>
  )
}
