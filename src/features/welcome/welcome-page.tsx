import { Link, type LinkProps } from '@tanstack/react-router'
import { ROLES } from '~/contracts/reference'
import { LoginMark } from '~/entities/place/login-mark'
import { isWithoutBooks, isWithoutData } from '~/entities/place/without-data'
import type { Filtered } from '~/shared/address/address'
import { mounted } from '~/shared/lazy/mounted'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { settings } from '~/shared/lib/browser/settings'
import { useUser } from '~/shared/session/session'
import { LazyPart } from '~/shared/ui/lazy-part'
import { OnViewPart } from '~/shared/ui/on-view-part'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { RankStart } from './rank-start'
import { StudentState } from './student-state'
import { type Start, useScoreQuestion } from './use-score-question'
import type { WelcomeFilters } from './welcome.address'

interface Entry {
  readonly to: NonNullable<LinkProps['to']>
  /** A section of the library drawer, which opens over the page. */
  readonly section?: string
  readonly title: string
}

/** What can be looked up, by what a family starts from. */
const ENTRIES: readonly Entry[] = [
  { to: '/weici', title: '一分一段' },
  { to: '/pici', title: '批次线' },
  { to: '/tiqianpi', title: '提前批' },
  { to: '/chadaxue', title: '院校库' },
  { to: '/chadaxuerank', title: '大学排名' },
  { to: '/welcome', section: 'book', title: '招生原书' },
  { to: '/chazhuanye', title: '专业库' },
  { to: '/chazhiye', title: '职业库' },
  { to: '/myvolunteer', title: '我的志愿表' },
]

// What depends on the day, the score and the person comes after the page; what stands below the answer, once it is in view.
const loadToday = idlePart(async () => (await import('./today')).Today)
const loadAnswer = async () => (await import('./live-answer')).LiveAnswer
const loadList = idlePart(async () => (await import('./where-it-led')).WhereItLed)
const loadChanges = idlePart(async () => (await import('./what-changed')).WhatChanged)
const loadOwnScore = async () => {
  await mounted
  return (await import('./own-score')).OwnScore
}

export function WelcomePage(form: Filtered<WelcomeFilters>) {
  const user = useUser()
  const start = useScoreQuestion(form)
  return (
    <>
      <section className="border-b bg-surface">
        <div className="content-column grid grid-cols-[minmax(0,1fr)] gap-4 py-6 md:gap-6 md:py-10">
          <div className="grid gap-x-16 gap-y-1 md:grid-cols-2 md:items-end">
            <PageHeading className="text-xl leading-snug md:text-2xl">先看位次，再选志愿</PageHeading>
            {/* As tall as what a signed-in person finds here: nothing below moves when they are known. */}
            <div className="min-h-22 text-sm text-muted-foreground md:min-h-16 md:justify-self-end">
              {user ? <StudentState user={user} /> : OPEN_TO_ALL}
            </div>
          </div>
          <RankStart start={start} />
          <div className="answer min-h-[25rem] md:min-h-[22rem]">
            <OwnScoreLine start={start} />
            {start.table && (
              <LazyPart
                name="位次"
                load={loadAnswer}
                pending={<Skeleton className="mt-24 h-64" />}
                props={{ table: start.table, question: start.question }}
              />
            )}
          </div>
        </div>
      </section>
      <div className="content-column grid grid-cols-[minmax(0,1fr)] gap-10 py-8 md:gap-12 md:py-10">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-12">
          {start.table ? (
            <OnViewPart
              name="录取去向"
              load={loadList}
              pending={PENDING_LIST}
              props={{ ...form, table: start.table, question: start.question }}
            />
          ) : (
            PENDING_LIST
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
            {start.question && (
              <OnViewPart
                name="计划变化"
                load={loadChanges}
                pending={<Skeleton of="rows" className="h-52" />}
                props={{ question: start.question, filters: form.filters }}
              />
            )}
            <OnViewPart name="今天" load={loadToday} pending={<Skeleton of="rows" className="h-80" />} />
          </div>
        </div>
        <Entries />
        <section aria-labelledby="limits" className="text-sm text-muted-foreground">
          <h2 id="limits" className="font-medium text-foreground">
            往年数据只供参考
          </h2>
          <p className="mt-1 text-pretty">
            招生计划、选科要求和报考人数每年都在变，往年的位次不是承诺。填报前请以省级教育考试院和高校招生章程公布的内容为准。
          </p>
        </section>
      </div>
    </>
  )
}

/** Own lists are the students'; what the site has no data of leads nowhere. */
function isOffered({ to, section }: Entry, roleId: number | undefined): boolean {
  if (to === '/myvolunteer' && roleId !== undefined && roleId !== ROLES.student) return false
  return section ? !isWithoutBooks() : !isWithoutData(to)
}

const OPEN_TO_ALL = settings.alone
  ? '位次、批次线、录取分数线和招生计划都可以查，不用登录。'
  : '位次、批次线、大学排名和资讯不收费，不用登录；带锁的登录后可用。'

const PENDING_LIST = <Skeleton of="rows" className="h-[32rem]" />

function OwnScoreLine({ start }: { start: Start }) {
  const user = useUser()
  const { province, subject, score, setOwn } = start
  if (user?.roleId !== ROLES.student || subject === undefined) return null
  return (
    <LazyPart
      name="自己的成绩"
      load={loadOwnScore}
      pending={null}
      props={{ studentId: user.id, province, subject, typed: score.text, onScore: setOwn }}
    />
  )
}

/** The drawer says more in the address than a link to it: that link is not the page that is open. */
const EXACT = { exact: true }

function Entries() {
  const user = useUser()
  return (
    <section aria-labelledby="entries">
      <h2 id="entries" className="text-lg font-medium">
        可以查什么
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-9">
        {ENTRIES.filter((entry) => isOffered(entry, user?.roleId)).map(({ to, section, title }) => (
          <li key={title} {...(to === '/myvolunteer' && { 'data-only': 'student' })}>
            <Link
              to={to}
              {...(section && { search: { lib: section }, activeOptions: EXACT })}
              className="inline-flex min-h-11 items-center gap-1 text-primary hover:underline"
            >
              {title}
              <LoginMark to={section ? `?lib=${section}` : to} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
