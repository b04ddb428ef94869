import { useNavigate } from '@tanstack/react-router'
import { useGoTo } from '~/entities/place/use-go-to'
import { SchoolNameField } from '~/entities/school/school-name-field'
import { requestVip } from '~/shared/session/request-vip'
import { Button } from '~/shared/ui/button'
import type { EarlyQuestion } from './early-filters'

/** Says how the whole early batch is opened, and leads to what is open to everybody: one school at a time (S1 §6). */
export function VipOnly({ question: { province, year } }: { question: EarlyQuestion }) {
  const goTo = useGoTo()
  const navigate = useNavigate()
  const filters = { province, year: String(year) }
  return (
    <section aria-label="提前批怎么看" className="mt-6 max-w-reading rounded border bg-surface p-4 md:p-6">
      <h2 className="text-lg font-medium">单所院校的提前批，不用 VIP 也能看</h2>
      <p className="mt-1 text-sm text-muted-foreground">
        输入校名，看它在{province}的提前批计划和往年分数线。
      </p>
      <SchoolNameField
        label="院校"
        value={undefined}
        className="mt-3"
        onChoose={({ id }) => goTo({ kind: 'school', id, tab: 'early-plans', filters })}
        onSearch={(q) => q && void navigate({ to: '/search/searchSchool', search: { q } })}
      />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t pt-4">
        <p className="text-sm">
          <span className="block font-medium">提前批的全部计划和分数线对 VIP 开放</span>
          <span className="text-muted-foreground">全省各校排在一起，按科类、目录、专业和位次找。</span>
        </p>
        <Button variant="outline" size="sm" onClick={requestVip}>
          了解 VIP
        </Button>
      </div>
    </section>
  )
}
