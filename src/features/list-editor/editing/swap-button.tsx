import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { memo } from 'react'
import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import {
  candidatesPlace,
  type ListOfCandidates,
  replacementsOf,
} from '~/entities/application-list/candidates-place'
import { itemName } from '~/entities/application-list/edits'
import { intentionCalls } from '~/entities/intention/intention.calls'
import { Button } from '~/shared/ui/button'

interface SwapButtonProps {
  readonly list: ListOfCandidates
  readonly item: ApplicationItem
  readonly unit: RecommendedUnit | undefined
}

/** Leads to candidates that may stand in for a row. A button: a link asks for its address each time a row is drawn. */
export const SwapButton = memo(function SwapButton({ list, item, unit }: SwapButtonProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  if (!list.preferenceScoreId || !list.batch) return null
  const leave = () => {
    const wishes = client.getQueryData(intentionCalls.of(list.studentId).queryKey)
    const place = candidatesPlace(list, replacementsOf(item, unit), wishes)
    if (place) void navigate(place)
  }
  return (
    <Button variant="link" size="xs" aria-label={`换一个 ${itemName(item)}`} onClick={leave}>
      <ArrowLeftRight aria-hidden />
      换一个
    </Button>
  )
})
