import { Link } from '@tanstack/react-router'
import type { UserInfo } from '~/contracts/auth'
import { ROLE_LABELS, ROLES, SUBJECTS } from '~/contracts/reference'
import { gradeOf } from '~/rules/exam/years'
import { now } from '~/shared/lib/time/clock'

/** Where the signed-in person stands, in the lines that a guest's sentence leaves free. */
export function StudentState({ user }: { user: UserInfo }) {
  return (
    <section aria-labelledby="mine">
      <h2 id="mine" className="font-medium text-foreground">
        {user.name ? `${user.name}，你好` : '你好'}
      </h2>
      {user.roleId === ROLES.student ? (
        <StudentFacts user={user} />
      ) : (
        <p className="mt-1">以{ROLE_LABELS[user.roleId]}身份登录。</p>
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
    { term: '高考省份', value: user.province ?? '省份未填' },
    { term: '高考年份', value: user.year ? `${user.year} 年${grade ? `（${grade}）` : ''}` : '年份未填' },
    { term: '选考科目', value: subjects.length > 0 ? subjects.join('、') : '选科未填' },
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <dl className="flex flex-wrap gap-x-4">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className="sr-only">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        to="/userinfo/basicInfo"
        className="inline-flex min-h-11 items-center text-primary hover:underline md:min-h-8"
      >
        {user.subjects?.length ? '查看或修改' : '补全信息'}
      </Link>
    </div>
  )
}
