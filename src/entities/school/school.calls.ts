import { schoolDetail } from '~/contracts/school-detail'
import { schoolLibrary } from '~/contracts/school-library'
import { schoolLines } from '~/contracts/school-lines'
import { askExtension } from '~/shared/api/ask-extension'
import { ask, askRecord, call } from '~/shared/api/call'
import { sendLines } from './send-lines'

/** No school has more campuses that recruit by themselves. */
const MOST_NAMED = 6

/** What is known of schools, wherever one stands. */
export const schoolCalls = {
  base: (id: string) => askRecord(call(schoolDetail.base, { params: { id } })),
  detail: (id: string) => ask(call(schoolDetail.detail, { params: { id } })),
  /** The schools whose names begin like one: its other campuses are among them. */
  namedLike: (query: string) =>
    ask(call(schoolLibrary.search, { query: { query }, body: { page: 1, pageSize: MOST_NAMED } })),
  /** How far the lines of a province moved in each of some years; null where the server cannot tell. */
  lineDrift: (province: string, subject: string, years: readonly number[]) =>
    askExtension(call(schoolLines.drift, { body: { province, subject, years: [...years] } })),
  /** Lines of one year. */
  linesOfYear: (
    schoolId: string,
    { province, subject, year }: { province: string; subject: string; year: number },
  ) => {
    const body = { schoolId, province, year, subjectSelection: subject }
    return ask({ ...call(schoolLines.ofSchool, { body }), send: (signal) => sendLines(body, signal) })
  },
}
