import { tidyName } from './province'

/** What the notices call the subjects of a score table. */
const SUBJECTS: Readonly<Record<string, string>> = {
  理工: '理科',
  文史: '文科',
  综合改革: '综合',
  不分文理: '综合',
}

/** The short name of a subject: 物理等科目类, 首选物理, 历史科目组合, 理工类 → 物理, 物理, 历史, 理科. Any other text stays as it is. */
export function subjectName(reported: string): string {
  const text = tidyName(reported)
  const short = text.replace(/^(首选|选考)/, '').replace(/等?(学科|科目)?(组合|类)$/, '')
  const named = SUBJECTS[short] ?? short
  return ['物理', '历史', '综合', '理科', '文科'].includes(named) ? named : reported
}

/** A batch as the notices call it: 普通类本科批, 本科批次, 本科普通批 → 本科批. A name that says more stays: 普通类一段. */
export function batchName(reported: string): string {
  return tidyName(reported)
    .replace(/批次$/, '批')
    .replace(/^普通类?(?=(本科|专科|高职).*批)/, '')
    .replace(/^(本科|专科)普通批$/, '$1批')
}
