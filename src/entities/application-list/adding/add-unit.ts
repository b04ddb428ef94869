import type { QueryClient } from '@tanstack/react-query'
import { type ApplicationListDetail, applicationLists } from '~/contracts/application-lists'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { applicationForm } from '~/rules/filing/application-form'
import { dropChanged } from '~/shared/api/changes'
import { hasDraft } from '~/shared/session/work-here'
import { LIST_WORK } from '../editor/list-draft'
import { saveList } from '../editor/save-list'
import { choicesOf } from '../edits'
import type { MajorWishes } from '../item-of-unit'
import { detailOf } from '../list-copy'
import { listDetailCalls } from '../list-detail.calls'
import { added, isFull } from './add-to-items'
import { placeOfNew } from './insert-item'

/** What became of a unit that was to be added. Places count from 1. */
export type AddOutcome =
  | { readonly kind: 'added'; readonly place: number }
  | { readonly kind: 'present'; readonly place: number }
  | { readonly kind: 'full' }
  /** Changes of the list wait on this device to be saved: they come first. */
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'failed'; readonly why: string }

interface AddQuery {
  readonly client: QueryClient
  readonly listId: string
  readonly unit: RecommendedUnit
  readonly wishes: MajorWishes | undefined
}

/**
 * Adds a unit to a saved list at the place of its difficulty. A list that has changed meanwhile is asked for once more.
 * Throws where the list cannot be loaded.
 */
export async function addUnit(query: AddQuery): Promise<AddOutcome> {
  const { client, listId } = query
  if (hasDraft(LIST_WORK, listId)) return { kind: 'unsaved' }
  const list = await detailOf(listId)
  const first = await addTo(list, query)
  const outcome =
    first === 'changed'
      ? await addTo(await client.fetchQuery({ ...listDetailCalls.detail(listId), staleTime: 0 }), query)
      : first
  return outcome === 'changed' ? { kind: 'failed', why: '这份表刚刚在别处改过' } : outcome
}

async function addTo(
  list: ApplicationListDetail,
  { client, unit, wishes }: AddQuery,
): Promise<AddOutcome | 'changed'> {
  const { id, version, items, province, year, batch, preferenceScoreId } = list
  const present = items.findIndex(({ unitId }) => unitId === unit.unitId)
  if (present >= 0) return { kind: 'present', place: present + 1 }
  const form = applicationForm(province, year, batch ?? undefined)
  if (!form || isFull(items, form)) return { kind: 'full' }
  const schoolIds = [...new Set(items.map(({ schoolId }) => schoolId))]
  const known =
    preferenceScoreId && batch
      ? await Promise.all(
          schoolIds.map((schoolId) =>
            client.fetchQuery(listDetailCalls.units({ schoolId, preferenceScoreId, batch })),
          ),
        )
      : []
  const units = new Map([...known.flatMap((school) => school.units), unit].map((one) => [one.unitId, one]))
  const edit = added(items, unit, {
    form,
    wishes,
    placeOf: (others, item) => placeOfNew(list, others, item, units),
  })
  if (!edit) return { kind: 'full' }
  const outcome = await saveList({ id, version, choices: choicesOf(edit.items) })
  if (outcome.kind === 'refused') return 'changed'
  if (outcome.kind === 'failed') return { kind: 'failed', why: outcome.why }
  dropChanged(client, applicationLists.updateOwn)
  return { kind: 'added', place: edit.items.findIndex(({ unitId }) => unitId === unit.unitId) + 1 }
}
