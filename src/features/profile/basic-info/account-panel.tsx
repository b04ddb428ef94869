import type { UserInfo } from '~/contracts/auth'
import { ROLE_LABELS } from '~/contracts/reference'
import { isStaff } from '~/shared/domain/access'
import { requestVip } from '~/shared/session/request-vip'
import { Button } from '~/shared/ui/button'

/** Who one is here. None of it is changed on this page. */
export function AccountPanel({ user }: { user: UserInfo }) {
  const facts = [
    ...(isStaff(user) ? [{ term: '姓名', value: user.name }] : []),
    { term: '手机号', value: user.tel },
    { term: '身份', value: ROLE_LABELS[user.roleId] ?? '用户' },
    ...(isStaff(user) ? [] : [{ term: 'VIP', value: user.auth ? '已开通' : '未开通' }]),
  ]
  return (
    <section aria-labelledby="account" className="rounded-lg border bg-surface p-5">
      <h2 id="account" className="font-medium">
        账号
      </h2>
      <dl className="mt-2">
        {facts.map(({ term, value }) => (
          <div key={term} className="flex justify-between gap-4 border-t py-2.5 first:border-t-0">
            <dt className="text-muted-foreground">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isStaff(user) && !user.auth && (
        <Button variant="outline" size="sm" className="mt-3 w-full" onClick={requestVip}>
          开通 VIP
        </Button>
      )}
    </section>
  )
}
