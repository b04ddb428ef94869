import type { MajorDetail, MajorEmployment, ProfessionShare } from '~/contracts/majors.schemas'
import { MAJOR_LEVELS } from '~/contracts/reference'
import { genderShares, sharesText } from '~/entities/major/gender-shares'
import { averageHiring, salaryRange } from '~/entities/profession/market'
import { formatCount, formatPercent, formatTenThousands } from '~/shared/lib/text/format'
import { ABSENT, type Fact } from '../fact'

const list = (names: readonly string[] | null | undefined) => names?.join('、') || ABSENT
const text = (said: string | null | undefined) => said?.trim() || ABSENT

/** The electives that are asked for; the paragraphs below speak of who the major suits. */
const firstParagraph = (said: string) => said.split('\n')[0]

/** As the page of the major says it; any other text as it stands. */
function genderText(ratio: string | null | undefined): string {
  const shares = genderShares(ratio ?? '')
  return shares ? sharesText(shares) : text(ratio)
}

/** What is studied, and what is asked for. */
export const STUDY_FACTS: readonly Fact<MajorDetail>[] = [
  { label: '培养层次', of: ({ level }) => MAJOR_LEVELS.find(({ id }) => id === level)?.label ?? ABSENT },
  { label: '门类', of: ({ majorCategory }) => text(majorCategory) },
  { label: '专业类', of: ({ type }) => text(type) },
  { label: '修业年限', of: ({ years }) => text(years) },
  { label: '授予学位', of: ({ degree }) => text(degree), wraps: true },
  { label: '男女比例', of: ({ genderRatio }) => genderText(genderRatio), wraps: true },
  {
    label: '选科要求',
    of: ({ subjectRequirements }) => text(firstParagraph(subjectRequirements)),
    long: true,
  },
  { label: '主要课程', of: ({ mainCourses }) => list(mainCourses), long: true },
  { label: '考研方向', of: ({ postgraduateDirections }) => list(postgraduateDirections), long: true },
]

/** Pay and openings of the professions that a major leads to. */
export const MARKET_FACTS: readonly Fact<MajorEmployment>[] = [
  { label: '薪酬范围', of: ({ stats }) => payOf(stats.salary) },
  { label: '平均招聘量', of: ({ stats }) => hiringOf(stats.hiring) },
]

function payOf(salary: MajorEmployment['stats']['salary']): string {
  const pay = salaryRange(salary)
  return pay ? `${formatCount(pay.low)}–${formatCount(pay.high)} 元/月` : ABSENT
}

function hiringOf(hiring: MajorEmployment['stats']['hiring']): string {
  const average = averageHiring(hiring)
  return average === undefined ? ABSENT : `${formatTenThousands(average)} 万人/月`
}

/** Types of professions that are named: the first few say where most graduates go. */
const MOST_NAMED = 4

export const DESTINATION_FACT: Fact<readonly ProfessionShare[]> = {
  label: '去向',
  of: (shares) =>
    list(
      shares
        .slice(0, MOST_NAMED)
        .map(({ typeName, employmentPercentage }) => `${typeName} ${formatPercent(employmentPercentage)}`),
    ),
  long: true,
}
