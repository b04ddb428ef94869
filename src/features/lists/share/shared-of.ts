import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { Items } from '~/entities/application-list/edits'
import type { SharedList } from '~/rules/list/share/shared-list'

/** What of the person travels along; nothing unless she says so. */
export interface Shown {
  readonly title: boolean
  readonly rank: boolean
}

/** What the long picture can say besides: in a link the words would be too long. */
export interface ShownInPicture extends Shown {
  /** Why each row stands there, and who has signed the list. */
  readonly reasons: boolean
}

/** A list as it travels in an address: the choices, and of the person what she has chosen. */
export function sharedOf(
  { name, province, year, subject, batch, rank }: Omit<ApplicationListDetail, 'items'>,
  items: Items,
  shown: Shown,
  adjustment: boolean,
): SharedList {
  return {
    ...(shown.title && { title: name }),
    province,
    year,
    subject: subject ?? '',
    batch: batch ?? '',
    ...(shown.rank && rank != null && { rank }),
    rows: items.map(({ schoolId, schoolName, unitId, majorGroupCode, majors, adjust }) => ({
      schoolId,
      school: schoolName,
      unitId,
      ...(majorGroupCode && { unit: majorGroupCode }),
      majors: majors.map(({ majorEnrollCode, majorName }) => ({ code: majorEnrollCode, name: majorName })),
      ...(adjustment && { adjust }),
    })),
  }
}
