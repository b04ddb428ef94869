import { Link, type LinkProps } from '@tanstack/react-router'
import { ROLES } from '~/contracts/reference'
import { LoginMark } from '~/entities/place/login-mark'
import type { Filtered } from '~/shared/address/address'
import { mounted } from '~/shared/lib/mounted'
import { useUser } from '~/shared/session/session'
import { LatePart } from '~/shared/ui/late-part'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { RankStart } from './rank-start'
import { StudentState } from './student-state'
import type { WelcomeFilters } from './welcome.address'

interface Door {
  readonly to: NonNullable<LinkProps['to']>
  /** A section of the library drawer, which opens over the page. */
  readonly section?: string
  readonly title: string
  readonly text: string
}

/** What can be looked up, by what a family starts from. */
const DOORS: readonly { readonly title: string; readonly doors: readonly Door[] }[] = [
  {
    title: '分数和位次',
    doors: [
      { to: '/weici', title: '一分一段', text: '位次区间、同分人数、历年等位分' },
      { to: '/pici', title: '批次线', text: '各省历年本科、专科、特殊类型控制线' },
      { to: '/tiqianpi', title: '提前批', text: '招生计划与往年分数线' },
    ],
  },
  {
    title: '院校',
    doors: [
      { to: '/chadaxue', title: '院校库', text: '录取分数线、招生计划、简章、对比' },
      { to: '/chadaxuerank', title: '大学排名', text: '软科、QS、U.S. News 四年的榜单' },
      { to: '/welcome', section: 'book', title: '招生原书', text: '当年印的招生目录，一页一页照原样看' },
    ],
  },
  {
    title: '专业、职业和志愿',
    doors: [
      { to: '/chazhuanye', title: '专业库', text: '学什么、去哪里学、毕业做什么' },
      { to: '/chazhiye', title: '职业库', text: '做什么、要什么学历、招聘多少' },
      { to: '/myvolunteer', title: '我的志愿表', text: '自己的，和规划师建议的' },
    ],
  },
]

// What depends on the day and the person comes after the page.
const loadToday = async () => {
  await mounted
  return (await import('./today')).Today
}

export function WelcomePage(form: Filtered<WelcomeFilters>) {
  const user = useUser()
  return (
    <>
      <section className="border-b bg-surface">
        <div className="content-column grid gap-6 py-10 md:py-14 lg:grid-cols-[5fr_6fr] lg:items-start lg:gap-16">
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
          <RankStart {...form} />
        </div>
      </section>
      <div className="content-column grid gap-12 py-10 md:py-14">
        <LatePart name="今天" load={loadToday} pending={<PendingToday />} />
        <section aria-labelledby="entries">
          <h2 id="entries" className="text-lg font-medium">
            可以查什么
          </h2>
          <div className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-3">
            {DOORS.map(({ title, doors }) => (
              <section key={title} aria-label={title}>
                <h3 className="border-b-2 border-primary pb-2 text-sm font-normal text-muted-foreground">
                  {title}
                </h3>
                <ul>
                  {doors
                    .filter(({ to }) => to !== '/myvolunteer' || !user || user.roleId === ROLES.student)
                    .map((door) => (
                      <DoorRow key={door.title} {...door} />
                    ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
        <section aria-labelledby="limits" className="max-w-reading text-sm text-muted-foreground">
          <h2 id="limits" className="font-medium text-foreground">
            往年数据只供参考
          </h2>
          <p className="mt-2">
            招生计划、选科要求和报考人数每年都在变，往年的位次不是承诺。填报前请以省级教育考试院和高校招生章程公布的内容为准。
          </p>
        </section>
      </div>
    </>
  )
}

/** The drawer says more in the address than a link to it: that link is not the page that is open. */
const EXACT = { exact: true }

function DoorRow({ to, section, title, text }: Door) {
  return (
    <li className="border-t first:border-t-0" {...(to === '/myvolunteer' && { 'data-only': 'student' })}>
      <Link
        to={to}
        {...(section && { search: { lib: section }, activeOptions: EXACT })}
        className="group block py-3"
      >
        <span className="font-medium text-primary group-hover:underline">{title}</span>{' '}
        <LoginMark to={section ? `?lib=${section}` : to} inWords />
        <span className="mt-0.5 block text-sm text-muted-foreground">{text}</span>
      </Link>
    </li>
  )
}

function PendingToday() {
  return (
    <div className="grid gap-3 md:grid-cols-3">
      {['due', 'own', 'seen'].map((key) => (
        <div key={key} className="h-40 rounded-lg border bg-surface p-4">
          <Skeleton of="text" className="h-24" />
        </div>
      ))}
    </div>
  )
}
