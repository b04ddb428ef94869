import type { Order } from './meaning'

const falling = (list: string, by: string): Order => ({ list, by, direction: 'falling' })
const rising = (list: string, by: string): Order => ({ list, by, direction: 'rising' })

/** In which order the lists of an answer stand. */
export const ORDERS: Readonly<Record<string, readonly Order[]>> = {
  'controlLines.byProvince': [falling('', '/year')],
  'scoreTables.rows': [falling('', '/score')],
  'scoreTables.equivalents': [falling('', '/year')],
  'scoreLookups.sameScoreInfo': [falling('/destinations', '/lowestScore')],
  'provinceRules.scoreConfigs': [falling('', '/year')],
  'majors.professionTypes': [falling('', '/employmentPercentage')],
  'majors.employmentOverview': [rising('/stats/salary', '/month')],
  'professions.majorRequirements': [falling('', '/majorPercentage')],
  'professions.jobsOfProfession': [falling('', '/hiringNum')],
  'professions.jobsOfType': [falling('', '/hiringNum')],
  'professions.qualificationsOfType': [rising('/edu', '/month')],
  'professions.qualificationsByName': [rising('/edu', '/month')],
  'professions.stats': [
    rising('/salary', '/month'),
    falling('/provinces', '/hiringNum'),
    falling('/companies', '/companyHiring'),
  ],
  'schoolLibrary.ranking': [
    // The rankings of the world are begun by schools of other countries.
    { ...rising('/records', '/schoolRank'), begins: { at: 1, input: 'rankingType', value: 'ruanke' } },
  ],
  'schoolLibrary.institutionCounts': [falling('', '/schoolCount')],
  'schoolDetail.reports': [falling('', '/year')],
  'schoolNews.list': [falling('/records', '/createTime')],
  'brochures.ofSchool': [falling('/records', '/createTime')],
  'brochures.search': [falling('/records', '/createTime')],
  'schoolLines.ofSchool': [falling('', '/year')],
  'plannerAdmin.statistics': [rising('/signUps', '/month'), falling('/provinces', '/count')],
  'audit.list': [falling('/records', '/time')],
  'scoreRecords.list': [falling('', '/createTime')],
  'recommendation.units': [
    falling('/records/*/history', '/year'),
    { ...falling('/records', '/planNum'), asked: { input: 'order', value: 'plan' } },
  ],
  'recommendation.schools': [falling('/records/*/units/*/history', '/year')],
  'recommendation.unitMajors': [falling('/*/history', '/year')],
  'recommendation.collegeAdmission': [falling('/units/*/history', '/year')],
  'account.sessions': [falling('', '/lastTime')],
  'account.data': [rising('/comments', '/createTime')],
  'listAdvice.ofList': [rising('/comments', '/createTime')],
  'listVersions.ofList': [rising('', '/version')],
  'listVersions.content': [rising('/items', '/order')],
  'applicationLists.detail': [rising('/items', '/order')],
  'originalBooks.pages': [rising('/voPages/records', '/pageNumber')],
}
