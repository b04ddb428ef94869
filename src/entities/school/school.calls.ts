import { schoolDetail } from '~/contracts/school-detail'
import { schoolLines } from '~/contracts/school-lines'
import { askExtension } from '~/shared/api/ask-extension'
import { ask, askRecord, call } from '~/shared/api/call'
import { sendLines } from './send-lines'

/** What is known of schools, wherever one stands. */
export const schoolCalls = {
  base: (id: string) => askRecord(call(schoolDetail.base, { params: { id } })),
  detail: (id: string) => ask(call(schoolDetail.detail, { params: { id } })),
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
