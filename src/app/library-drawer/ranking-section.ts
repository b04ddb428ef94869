import { rankingAddress } from '~/features/schools/ranking.address'
import { RankingView } from '~/features/schools/ranking-view'
import { inDrawer } from '~/shared/address/use-drawer-filters'

/** 大学排名 in the drawer. */
export const RankingSection = inDrawer(rankingAddress, RankingView)
