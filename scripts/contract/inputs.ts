import type { InputTable } from './check/input-table'

/** Page length of a check: short, so that most lists have a second page. */
const PAGE_SIZE = 10

export const INPUT_TABLE: InputTable = {
  sources: [
    { from: 'province.list', each: '/*', gives: { province: '/provinceName' }, key: 'province' },
    { from: 'batchLines.select', each: '/yearSubjectBatchMap/{year}/subjectBatchMap/{subject}', gives: {} },
    {
      from: 'batchLines.select',
      each: '/yearSubjectBatchMap/{year}/subjectBatchMap/{subject}/*',
      gives: { batch: '' },
    },
    { from: 'batchLines.segmentDefault', each: '/*', gives: { score: '/score' }, key: 'score' },
    { from: 'auth.smsCode', each: '', gives: { verification: '' } },
    { from: 'student.byId', each: '', gives: { studentId: '/id', tel: '/tel' } },
    { from: 'planner.simpleInfo', each: '', gives: { tel: '/tel', plannerTel: '/tel' } },
  ],
  meanings: { provinceName: 'province' },
  inputs: {
    'auth.login': { code: 'verification' },
    'student.byId': { id: 'studentId' },
    'student.update': { id: 'studentId' },
    'planner.simpleInfo': { plannerTel: 'plannerTel' },
    'preferences.byStudent': { id: 'studentId' },
  },
  chosen: { page: 1, pageSize: PAGE_SIZE, uid: 'contract-check' },
  personal: ['tel', 'studentId', 'plannerTel', 'plannerId'],
  preferred: { province: '安徽' },
  like: { 'student.update': 'student.byId' },
  onlyOwn: {},
  last: ['auth.logout'],
  tolerated: {},
  notEchoed: { 'batchLines.historicalEquivalent': ['year'] },
  agreements: {
    'batchLines.segment': {
      fact: 'score',
      with: 'batchLines.segmentDefault',
      fields: ['highestRank', 'lowestRank', 'sameScoreCount'],
    },
  },
}
