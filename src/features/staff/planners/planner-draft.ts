import * as z from 'zod/mini'
import type { NewPlanner, Planner, PlannerUpdate } from '~/contracts/planner-admin'
import { Tel } from '~/contracts/primitives'
import { MASTER_TYPES } from '~/contracts/reference'
import { nameProblem } from '~/shared/domain/person-name'
import { ruledText } from '~/shared/form/ruled'
import { readBy } from '~/shared/session/work-here'

const FULL_TIME = '2'

const Fields = {
  name: ruledText(nameProblem),
  /** Id of the master type. */
  masterType: z.string(),
  title: z.string(),
  introduction: z.string(),
  provinces: z.array(z.string()),
  displayed: z.boolean(),
}

export const isTel = (text: string) => Tel.safeParse(text).success

const formatProblem = (tel: string) => (isTel(tel) ? undefined : '手机号格式错误')
const requiredTel = (tel: string) => (tel === '' ? '手机号不能为空' : formatProblem(tel))
/** A number that stays as it is is left empty: the list shows it masked. */
const changedTel = (tel: string) => (tel === '' ? undefined : formatProblem(tel))

/** What the form of a planner holds; messages in the words of S1 §5. */
export const NewDraft = z.object({ ...Fields, tel: ruledText(requiredTel) })
export const ChangeDraft = z.object({ ...Fields, tel: ruledText(changedTel) })
export type PlannerDraft = z.infer<typeof NewDraft>

/** As it is kept: also one that could not be sent yet. */
const StoredDraft = z.object({ ...Fields, name: z.string(), tel: z.string() })

export const readPlanner = readBy(StoredDraft)

/** Names what was typed of a planner among what this device keeps, by the planner's id. */
export const PLANNER_WORK = 'planner'

/** In place of the id of somebody who is not saved yet. */
export const NEW_PLANNER = 'new'

export function draftOf(planner?: Planner): PlannerDraft {
  return {
    name: planner?.name ?? '',
    tel: '',
    masterType: planner ? String(planner.masterType) : FULL_TIME,
    title: planner?.title ?? '',
    introduction: planner?.introduction ?? '',
    provinces: [...(planner?.provinces ?? [])],
    displayed: planner?.displayed ?? false,
  }
}

/** A draft without problems as a new planner. */
export function newPlannerOf({ masterType, ...draft }: PlannerDraft): NewPlanner {
  return { ...draft, name: draft.name.trim(), masterType: masterTypeOf(masterType) }
}

/** A draft without problems as a change; without a number the number stays. */
export function changeOf(id: string, draft: PlannerDraft): PlannerUpdate {
  const { tel, ...rest } = newPlannerOf(draft)
  return { id, ...rest, ...(tel !== '' && { tel }) }
}

function masterTypeOf(text: string): NewPlanner['masterType'] {
  return MASTER_TYPES.find(({ id }) => String(id) === text)?.id ?? 2
}
