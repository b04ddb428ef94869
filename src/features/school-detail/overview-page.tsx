import { getRouteApi } from '@tanstack/react-router'
import { OverviewView } from './overview-view'

const route = getRouteApi('/_student/_school/chadaxueoverview/$id')

export function OverviewPage() {
  return <OverviewView schoolId={route.useParams().id} />
}
