import { batchLevel, isEarlyBatch, matchingBatch } from '~/rules/filing/batches'
import type { GivenControlLine } from '~/rules/own-data/given'
import type { Check } from './check'

/** Nobody is admitted below the control line of the batch. */
export const controlLine: Check = ({ tables: { controlLines, groupLines, majorLines } }, tell) => {
  const ofSubject = new Map<string, GivenControlLine[]>()
  for (const line of controlLines) {
    if (line.category !== undefined) continue
    const key = `${line.year}|${line.subject}`
    ofSubject.set(key, [...(ofSubject.get(key) ?? []), line])
  }
  for (const { at, year, subject, batch, category, lowestScore } of [...groupLines, ...majorLines]) {
    if (lowestScore === undefined || category !== undefined || isEarlyBatch(batch)) continue
    const lines = ofSubject.get(`${year}|${subject}`) ?? []
    const name = matchingBatch(
      batch,
      lines.filter((line) => batchLevel(line.batch) !== undefined).map((line) => line.batch),
    )
    const line = lines.find((one) => one.batch === name)
    if (line && lowestScore < line.score) {
      tell(at, '疑', '最低分', `${lowestScore} 分低于${year} 年${subject}${line.batch}的控制线 ${line.score}`)
    }
  }
}
