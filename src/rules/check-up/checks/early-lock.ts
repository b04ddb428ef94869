import type { Check, Found } from '../finding'
import type { ListModel } from '../list-model'

export const earlyLock = {
  id: 'early-lock',
  name: '提前批锁定',
  run({ form, list }: ListModel): Found[] {
    if (!form.early) return []
    return [
      {
        rows: [],
        severity: 'low',
        why: `${list.batch ?? '提前批'}先于后面的批次录取，一旦录取，后面批次的志愿就不再参加。`,
        remedy: '只填真正愿意去的；没有录取则不影响后面的批次。',
        actions: [],
      },
    ]
  },
} as const satisfies Check
