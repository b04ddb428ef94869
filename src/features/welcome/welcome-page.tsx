import { Link, type LinkProps } from '@tanstack/react-router'
import {
  ClipboardList,
  GraduationCap,
  Landmark,
  LineChart,
  ListOrdered,
  type LucideIcon,
  Ticket,
} from 'lucide-react'
import { ROLES } from '~/contracts/reference'
import { LoginMark } from '~/entities/place/login-mark'
import { mounted } from '~/shared/lib/mounted'
import { useUser } from '~/shared/session/session'
import { LatePart } from '~/shared/ui/late-part'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { RankStart } from './rank-start'
import { StudentState } from './student-state'

interface Entry {
  readonly to: NonNullable<LinkProps['to']>
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
}

/** What exists, in the order in which a family needs it. */
const ENTRIES: readonly Entry[] = [
  {
    to: '/weici',
    icon: LineChart,
    title: '一分一段',
    text: '一个分数对应的位次区间、同分人数与历年等位分',
  },
  { to: '/pici', icon: Landmark, title: '批次线', text: '各省历年本科、专科与特殊类型控制线' },
  {
    to: '/chadaxue',
    icon: GraduationCap,
    title: '院校库',
    text: '录取分数线、招生计划、简章，还可以对比',
  },
  { to: '/chadaxuerank', icon: ListOrdered, title: '大学排名', text: '软科、QS、U.S. News 四年的榜单' },
  { to: '/tiqianpi', icon: Ticket, title: '提前批', text: '提前批的招生计划与往年分数线' },
  {
    to: '/myvolunteer',
    icon: ClipboardList,
    title: '我的志愿表',
    text: '已保存的志愿表，自己的与规划师建议的',
  },
]

// What depends on the day and the person comes after the page.
const loadToday = async () => {
  await mounted
  return (await import('./today')).Today
}

export function WelcomePage() {
  const user = useUser()
  return (
    <>
      <section className="border-b bg-surface">
        <div className="content-column grid gap-6 py-10 md:py-14 lg:grid-cols-[5fr_6fr] lg:items-center lg:gap-16">
          <div>
            <PageHeading className="text-xl leading-snug md:text-2xl">先看位次，再选志愿</PageHeading>
            <p className="mt-4 max-w-reading text-muted-foreground">
              同样的分数，每年的位次不一样；录取看的是位次。选省份、科类，填分数，就能看到位次区间、同分人数，以及这个位次往年相当于多少分。
            </p>
            {/* As tall as what a signed-in person finds here: nothing below moves when they are known. */}
            <div className="mt-3 min-h-22 text-sm text-muted-foreground md:min-h-16">
              {user ? (
                <StudentState user={user} />
              ) : (
                '位次、批次线、大学排名和资讯不收费，不用登录；带锁的登录后可用。'
              )}
            </div>
          </div>
          <RankStart />
        </div>
      </section>
      <div className="content-column grid gap-12 py-10 md:py-14">
        <LatePart name="今天" load={loadToday} pending={<PendingToday />} />
        <section aria-labelledby="entries">
          <h2 id="entries" className="text-lg font-medium">
            可以查什么
          </h2>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {ENTRIES.filter(({ to }) => to !== '/myvolunteer' || !user || user.roleId === ROLES.student).map(
              ({ to, icon: Icon, title, text }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="group flex h-full gap-4 rounded-lg border bg-surface p-4 transition-colors hover:border-primary"
                  >
                    <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
                    <span>
                      <span className="font-medium group-hover:text-primary">{title}</span>{' '}
                      <LoginMark to={to} inWords />
                      <span className="mt-1 block text-sm text-muted-foreground">{text}</span>
                    </span>
                  </Link>
                </li>
              ),
            )}
          </ul>
        </section>
        <section aria-labelledby="limits" className="max-w-reading text-sm text-muted-foreground">
          <h2 id="limits" className="font-medium text-foreground">
            这些数字不说明什么
          </h2>
          <p className="mt-2">
            往年的位次是参考，不是承诺：招生计划、选科要求和报考人数每年都在变。填报前请以省级教育招生考试机构和高校招生章程公布的内容为准。
          </p>
        </section>
      </div>
    </>
  )
}

function PendingToday() {
  return (
    <div className="grid gap-3 md:grid-cols-3">
      {['due', 'own', 'seen'].map((key) => (
        <Skeleton key={key} className="h-40" />
      ))}
    </div>
  )
}
