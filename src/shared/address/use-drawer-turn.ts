import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { DrawerSearch } from './drawer'

/** Writes what the drawer shows into the address of the page one is on, which keeps its place. */
export function useDrawerTurn() {
  const navigate = useNavigate()
  return useCallback(
    (search: (before: DrawerSearch) => DrawerSearch, how?: 'step' | 'settle') =>
      void navigate({ to: '.', search, replace: how === 'settle', resetScroll: false }),
    [navigate],
  )
}
