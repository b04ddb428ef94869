import { provinceExam } from '../exam/province-exams'
import { isOldExamYear } from './application-form'

const COMMON = ['语文与数学之和', '语文和数学中较高的一科', '外语']
/** By the subject; most provinces had it so. */
const OLD_EXAM = ['文科语文、理科数学', '文科数学、理科语文', '外语']

/**
 * What decides between two candidates of one total, the first first. Source: 各省投档办法. 甘肃 leaves out extra points
 * (照顾分) before anything else.
 */
export function tieKeys(province: string, year: number): readonly string[] {
  if (isOldExamYear(province, year)) return OLD_EXAM
  const electives =
    provinceExam(province)?.newMode === '3+3'
      ? ['选考科目最高一科', '选考科目次高一科', '选考科目第三科']
      : ['首选科目', '再选科目最高一科', '再选科目次高一科']
  return [...(province === '甘肃' ? ['不含照顾分的总分'] : []), ...COMMON, ...electives]
}
