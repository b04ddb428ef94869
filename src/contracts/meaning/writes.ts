import type { Echo, Stored } from './meaning'

/** Members that come back under their own names. */
const same = (...names: readonly string[]): readonly Echo[] =>
  names.map((name) => ({ sent: `/${name}`, shown: `/${name}` }))

const CHOICES: readonly Echo[] = [
  { sent: '/choices/*/unitId', shown: '/items/*/unitId' },
  { sent: '/choices/*/adjust', shown: '/items/*/adjust' },
  { sent: '/choices/*/majorEnrollCodes/*', shown: '/items/*/majors/*/majorEnrollCode' },
  { sent: '/choices/*/reason', shown: '/items/*/reason' },
]
const LIST: Stored = {
  echoes: [...same('name', 'note'), ...CHOICES],
  shownBy: 'applicationLists.detail',
  version: '/version',
}
const NEW_LIST: Stored = {
  ...LIST,
  echoes: [...LIST.echoes, ...same('studentId', 'preferenceScoreId', 'batch')],
}

const ARTICLE: Stored = {
  echoes: same('title', 'category', 'summary', 'content', 'origin', 'tags/*', 'published'),
  shownBy: 'articles.detail',
  version: '/version',
}
const ENTRY: Stored = { echoes: same('title', 'province', 'start', 'end'), version: '/version' }
const PLANNER: Stored = {
  echoes: same(
    ...['name', 'masterType', 'sex', 'avatarUrl', 'title', 'introduction', 'provinces/*', 'displayed'],
    'displayOrder',
  ),
}
const RECORD = [
  ...['name', 'sex', 'ethnicGroup', 'foreignLanguage', 'province', 'city', 'district', 'highSchool'],
  ...['year', 'subjects/*'],
]

/** What each write keeps of what it was sent, and which call shows it. */
export const WRITES: Readonly<Record<string, Stored>> = {
  'applicationLists.saveOwn': NEW_LIST,
  'applicationLists.create': NEW_LIST,
  'applicationLists.updateOwn': LIST,
  'applicationLists.update': LIST,
  'listAdvice.createDraft': { ...NEW_LIST, begins: { '/stage': 'draft' } },
  'listAdvice.comment': { echoes: same('listId', 'unitId', 'text', 'opinion') },
  'listAdvice.handOver': { ...LIST, begins: { '/stage': 'handedOver' } },
  'listAdvice.open': { echoes: [], shownBy: 'applicationLists.detail' },
  'listAdvice.sign': { echoes: [{ sent: '/answers/*/text', shown: '/signature/answers/*/text' }] },
  'listAdvice.answer': {
    echoes: [...same('answer'), { sent: '/accepted', shown: '/confirmed' }],
    shownBy: 'applicationLists.detail',
    version: '/version',
  },
  'articles.create': ARTICLE,
  'articles.update': ARTICLE,
  'calendarEntries.create': ENTRY,
  'calendarEntries.update': ENTRY,
  'plannerAdmin.create': PLANNER,
  'plannerAdmin.update': PLANNER,
  'studentRecord.save': { echoes: same(...RECORD), shownBy: 'studentRecord.byId', version: '/version' },
  'student.update': { echoes: same('name', 'province', 'subjects/*'), shownBy: 'student.byId' },
  'studentProfile.savePhysical': {
    echoes: same('consent', 'height', 'weight', 'leftEyesight', 'rightEyesight', 'colourVision', 'limits/*'),
    shownBy: 'studentProfile.physical',
  },
  'studentProfile.saveIntention': {
    echoes: same(
      ...['provinces/*', 'schoolTypes/*', 'schoolFeatures/*', 'schoolInstitutions/*', 'majorCodes/*'],
      ...['excludedMajorCodes/*', 'schoolIds/*', 'professionCodes/*', 'priority', 'maxFee', 'note'],
    ),
    shownBy: 'studentProfile.intention',
  },
  'studentProfile.saveExt': {
    echoes: same('otherInfo/note', 'otherInfo/interests', 'otherInfo/awards'),
    shownBy: 'studentProfile.ext',
  },
  'serviceOrders.create': { echoes: same('studentId', 'note'), begins: { '/status': 1 } },
  'serviceOrders.update': { echoes: same('status', 'plannerId', 'note'), version: '/version' },
  'scoreRecords.create': {
    echoes: same('studentId', 'examType', 'examName', 'province', 'year', 'subject', 'score'),
    shownBy: 'scoreRecords.latest',
  },
}
