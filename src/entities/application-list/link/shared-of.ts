import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { TierName } from '~/rules/chance/tier-name'
import type { SharedList } from '~/rules/list/share/shared-list'
import type { Items } from '../edits'

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

/** What of the page a shared list says besides. */
interface ListPage {
  /** Whether its rows can be adjusted at all. */
  readonly adjustment: boolean
  /** What its rows are called, by their units. */
  readonly tiers: ReadonlyMap<string, TierName | undefined>
}

/**
 * A list as it travels in an address: the choices, and of the person what she has chosen. With the rank travel the tiers
 * of the list itself: they come from several years, a plan and electives, which the reader's page does not know.
 */
export function sharedOf(
  { name, province, year, subject, batch, rank }: Omit<ApplicationListDetail, 'items'>,
  items: Items,
  shown: Shown,
  { adjustment, tiers }: ListPage,
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
      ...(shown.rank && rank != null && tierOfRow(tiers.get(unitId))),
    })),
  }
}

/** A row of a list is 圆梦 where it is out of reach. It has no tier while that is being worked out. */
function tierOfRow(tier: TierName | undefined) {
  return tier === undefined || tier === '够不着' ? {} : { tier }
}
