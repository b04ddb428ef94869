import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { UserInfo } from '~/contracts/auth'
import { ROLES } from '~/contracts/reference'
import { listPlace } from '~/entities/application-list/list-place'
import { listCalls } from '~/entities/application-list/list-summaries.calls'
import { isWithoutData } from '~/entities/place/without-data'
import { scoreOrigin } from '~/entities/rank/score-origin'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { isNearResults, resultDays, withResults } from '~/entities/season/result-day'
import { comingEvents, dueText, seasonEvents, seasonYear, whenText } from '~/entities/season/season'
import { seasonBatches } from '~/entities/season/season.calls'
import { useWishes } from '~/entities/wishes/use-wishes'
import { WishesLink } from '~/entities/wishes/wishes-link'
import { MissingLine } from '~/shared/answer/missing-line'
import { settings } from '~/shared/lib/browser/settings'
import { seenAtom } from '~/shared/lib/storage/seen-pages'
import { formatCount } from '~/shared/lib/text/format'
import { currentYear, now } from '~/shared/lib/time/clock'
import { homeProvince, useUser } from '~/shared/session/session'
import { SideSection } from './side-section'

const linkClass = 'inline-flex min-h-11 items-center text-sm text-primary hover:underline md:min-h-8'

/** What matters today: what comes next, one's own work, and what one looked at last. */
export function Today() {
  const user = useUser()
  return (
    <div className="grid gap-8">
      <Coming />
      {user ? <Own user={user} /> : settings.alone ? null : <ForGuest />}
      <SeenLast />
    </div>
  )
}

/** So many days of the season are told. */
const DAYS = 4

function Coming() {
  const province = homeProvince()
  const at = now()
  const days = useQuery(seasonBatches(province, seasonYear(at)))
  const { data } = days
  const results = useQuery({ ...resultDays(), enabled: isNearResults(province, at) })
  const coming = data
    ? comingEvents(
        withResults(seasonEvents(province, seasonYear(at), data), results.data, province, at),
        at,
        DAYS,
      )
    : []
  const isReported = !isWithoutData('/gaokaozixun')
  // Own tables need not have a calendar.
  if (!isReported && data?.length === 0) return null
  const without = data?.length === 0 ? '暂无各批次的日程。' : '这一季已经结束。'
  return (
    <SideSection title={`${province}接下来`}>
      {coming.length === 0 && !days.isError && <p className="text-sm">{data ? without : '正在看日程…'}</p>}
      <ol>
        {coming.map((event, place) => (
          <li
            key={event.id}
            className="flex min-h-11 items-center gap-3 border-t text-sm first:border-t-0 max-md:py-1"
          >
            <span className="min-w-0 flex-1">
              <span className="block">{event.title}</span>
              <span className="block text-xs text-muted-foreground">
                {whenText(event)}
                {event.surety !== 'announced' && '（示例）'}
              </span>
            </span>
            <span className={place === 0 ? 'font-medium text-primary' : 'text-muted-foreground'}>
              {dueText(event, at)}
            </span>
          </li>
        ))}
      </ol>
      <MissingLine of={[days]} name="日程" />
      <MissingLine of={[results]} name="出分状态" />
      {isReported && (
        <Link to="/gaokaozixun" search={{ province }} className={linkClass}>
          全部日程与资讯
        </Link>
      )}
    </SideSection>
  )
}

function ForGuest() {
  return (
    <SideSection title="登录之后">
      <p className="text-sm">可以存志愿表、记下成绩，换设备也在。查位次、批次线、大学排名和资讯不用登录。</p>
      <Link to="/fillIn" className={linkClass}>
        登录并开始填报
      </Link>
    </SideSection>
  )
}

function Own({ user }: { user: UserInfo }) {
  if (user.roleId === ROLES.student) return <OwnLists studentId={user.id} />
  return (
    <SideSection title="工作台">
      <p className="mt-1 text-sm">
        {user.roleId === ROLES.administrator
          ? '分配规划师，管理学生、规划师和网站内容。'
          : '待处理的学生和他们的志愿表。'}
      </p>
      <Link to="/myStudentList" className={`${linkClass}`}>
        我的学生
      </Link>
    </SideSection>
  )
}

function OwnLists({ studentId }: { studentId: string }) {
  const ownLists = useQuery(listCalls.byStudent(studentId))
  const ownScores = useQuery(scoreRecordCalls.list(studentId))
  const { data: lists = [] } = ownLists
  const { data: scores } = ownScores
  const newest = lists.toSorted((a, b) => (b.updateTime ?? '').localeCompare(a.updateTime ?? ''))[0]
  const record = scores?.[0]
  return (
    <SideSection title="我的填报">
      {record ? (
        <p className="mt-1">
          {scoreOrigin(record, currentYear())}，第{' '}
          <strong className="font-medium text-primary">{formatCount(record.rank)}</strong> 位
        </p>
      ) : (
        scores && <p className="mt-1 text-sm">还没有成绩。记下分数，才能按位次看学校。</p>
      )}
      <MissingLine of={[ownScores]} name="成绩" />
      <MissingLine of={[ownLists]} name="志愿表" />
      {newest && (
        <Link {...listPlace(newest)} preload={false} className={`${linkClass} mt-1`}>
          继续“{newest.name}”（{newest.itemCount ?? 0} 个志愿）
        </Link>
      )}
      <p className="flex flex-wrap gap-x-4">
        <Link to="/fillIn" className={linkClass}>
          {record ? '按位次填报' : '填分数'}
        </Link>
        {lists.length > 0 && (
          <Link to="/myvolunteer" className={linkClass}>
            全部 {lists.length} 份
          </Link>
        )}
      </p>
    </SideSection>
  )
}

function SeenLast() {
  const seen = useAtomValue(seenAtom)
  const wishes = useWishes()
  // Nothing is said of what is not there.
  if (seen.length === 0 && wishes.length === 0) return null
  return (
    <SideSection title="最近看过">
      <ul>
        {seen.map(({ href, title }) => (
          <li key={href}>
            <Link to={href} preload={false} className={linkClass}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4">
        <Link to="/compare" preload={false} className={linkClass}>
          院校对比
        </Link>
        <WishesLink />
      </p>
    </SideSection>
  )
}
