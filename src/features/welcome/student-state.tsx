import { Link } from '@tanstack/react-router'
import type { UserInfo } from '~/contracts/auth'
import { ROLE_LABELS, ROLES, SUBJECTS } from '~/contracts/reference'
import { gradeOf } from '~/shared/domain/years'
import { now } from '~/shared/lib/clock'
import { buttonVariants } from '~/shared/ui/button'

/** Where the signed-in person stands, and what is the next thing to do. */
export function StudentState({ user }: { user: UserInfo }) {
  const isStudent = user.roleId === ROLES.student
  return (
    <section aria-labelledby="mine">
      <h2 id="mine" className="text-lg font-medium">
        {user.name ? `${user.name}，你好` : '你好'}
      </h2>
      {isStudent ? (
        <StudentFacts user={user} />
      ) : (
        <p className="mt-2 text-muted-foreground">以{ROLE_LABELS[user.roleId]}身份登录。</p>
      )}
    </section>
  )
}

function StudentFacts({ user }: { user: UserInfo }) {
  const subjects = (user.subjects ?? []).flatMap(
    (id) => SUBJECTS.find((subject) => subject.id === id)?.label ?? [],
  )
  const grade = user.year ? gradeOf(user.year, now()) : undefined
  const facts = [
    { term: '高考省份', value: user.province ?? '还没有填写' },
    { term: '高考年份', value: user.year ? `${user.year} 年${grade ? `（${grade}）` : ''}` : '还没有填写' },
    { term: '选考科目', value: subjects.length > 0 ? subjects.join('、') : '还没有填写' },
  ]
  return (
    <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-sm text-muted-foreground">{term}</dt>
            <dd className="mt-0.5">{value}</dd>
          </div>
        ))}
      </dl>
      <Link to="/userinfo/basicInfo" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
        {user.subjects?.length ? '查看或修改' : '补全信息'}
      </Link>
    </div>
  )
}
