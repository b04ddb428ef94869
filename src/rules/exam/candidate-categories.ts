/** What a line says where a province draws lines by category of candidates, and whose the figures here are. */
const NOTES: Readonly<Record<string, string>> = {
  西藏: '西藏的控制线分 A 类、B 类考生，两类相差可达一百分；属于哪一类，以西藏教育考试院的资格审核为准。位次和院校的线不分类别。',
  新疆: '这里只有新疆普通类的线。单列类考生另有控制线和计划，没有收录，以新疆教育考试院公布的为准。',
}

/** Says for which candidates the figures of a province are; undefined where all of a subject are admitted together. */
export function categoryNote(province: string): string | undefined {
  return NOTES[province]
}
