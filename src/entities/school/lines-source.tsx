import { TrustLine } from '~/shared/ui/trust-line'
import type { LineOfYearQuestion } from './use-line-question'

/** Where the last lines beside schools come from. */
export function LinesSource({ province, year }: LineOfYearQuestion) {
  return <TrustLine addressOnPaper className="mt-3" source={`${province}教育考试院 ${year} 年录取数据`} />
}
