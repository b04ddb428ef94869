import { rankAddress } from '~/features/rank/rank.address'
import { RankView } from '~/features/rank/rank-view'
import { inDrawer } from '~/shared/address/use-drawer-filters'

/** 一分一段 in the drawer. */
export const RankLineSection = inDrawer(rankAddress, RankView)
