import { batchLinesAddress } from '~/features/batch-lines/batch-lines.address'
import { BatchLinesView } from '~/features/batch-lines/batch-lines-view'
import { inDrawer } from '~/shared/address/use-drawer-filters'

/** 批次线 in the drawer: the control lines of a province. */
export const ScoreLineSection = inDrawer(batchLinesAddress, BatchLinesView)
