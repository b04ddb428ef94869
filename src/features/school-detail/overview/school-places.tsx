import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import ImageDown from 'lucide-react/icons/image-down'
import { useMemo } from 'react'
import type { MajorScoreLineGroup } from '~/contracts/school-lines'
import { planCalls } from '~/entities/admission/plan.calls'
import { LazyAddToList } from '~/entities/application-list/adding/lazy-add-to-list'
import { PlaceFigure } from '~/entities/rank/place-chart/place-figure'
import type { MyRank } from '~/entities/rank/use-my-rank'
import { schoolCalls } from '~/entities/school/school.calls'
import type { LineOfYearQuestion } from '~/entities/school/use-line-question'
import { tierBesideLine } from '~/rules/chance/tier-beside-line'
import { newestPlanYear } from '~/rules/exam/years'
import { inFirstScreen } from '~/shared/lazy/in-first-screen'
import { notify } from '~/shared/lib/browser/notify'
import { settings } from '~/shared/lib/browser/settings'
import { formatCount } from '~/shared/lib/text/format'
import { now } from '~/shared/lib/time/clock'
import { Button } from '~/shared/ui/button'
import { placeRows } from './place-rows'

export { SchoolReach } from './school-reach'

/** A phone has room for the largest groups; the others stand together in the last row. */
const ROWS = { phone: 5, wide: 8 }

interface SchoolPlacesProps {
  readonly schoolId: string
  readonly question: LineOfYearQuestion
  readonly batch: string
  readonly lines: readonly MajorScoreLineGroup[]
  readonly own: MyRank | undefined
}

/** All majors of a school on the axis of ranks, and the reader among them. */
export function SchoolPlaces({ schoolId, question, batch, lines, own }: SchoolPlacesProps) {
  const { province, subject, year } = question
  const school = useQuery(schoolCalls.base(schoolId))
  const planYear = newestPlanYear(now())
  const plan = useQuery(
    planCalls.ofMajors(schoolId, { province, subject, year: planYear, batch: undefined, electives: [] }),
  )
  const rows = useMemo(
    () => placeRows({ lines, year, batch, plans: plan.data?.records, planYear }, inFirstScreen(ROWS)),
    [lines, year, batch, plan.data, planYear],
  )
  const router = useRouter()
  const count = rows.reduce((sum, { dots }) => sum + dots.length, 0)
  const share = async () => {
    const search = { province, subject, ...(own && { rank: own.rank }) }
    const { publicHref } = router.buildLocation({
      to: '/chadaxueoverview/$id',
      params: { id: schoolId },
      search,
    })
    try {
      // The code of the picture comes when one is wanted.
      const { shareSchool } = await import('./share-school')
      await shareSchool({
        schoolName: school.data?.schoolName ?? '',
        question,
        places: { lines, year, batch, plans: plan.data?.records, planYear },
        own,
        link: location.origin + publicHref,
      })
    } catch {
      notify.error('图片没有保存成功，请重试')
    }
  }
  return (
    <PlaceFigure
      name="各专业"
      caption={own ? `${count} 个专业，我在哪里` : `${count} 个专业在哪里`}
      note={own ? `${year} 年最低位次` : `${year} 年最低位次。填上位次，图上就有你。`}
      source={`${province}教育考试院 ${year} 年录取数据`}
      // The foot of the overview says it, where there is one.
      sourceBeside={!settings.ownData}
      rows={rows}
      own={own}
      table={{
        head: ['专业', '最低位次', ...(own ? ['与我'] : []), '其他'],
        rows: rows.flatMap(({ label, dots }) =>
          dots.map(({ name, lowestRank, facts: [, ...facts] }) => [
            `${label} ${name}`,
            formatCount(lowestRank),
            ...(own ? [tierBesideLine(own.rank, lowestRank)] : []),
            facts.join('，'),
          ]),
        ),
      }}
      aside={
        <Button variant="outline" size="sm" className="print-hidden" onClick={() => void share()}>
          <ImageDown aria-hidden />
          分享图
        </Button>
      }
      action={
        school.data && (
          <LazyAddToList school={{ id: schoolId, name: school.data.schoolName }} pending={null} />
        )
      }
    />
  )
}
