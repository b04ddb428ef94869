import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type Place, spellingOf } from './places'

/** Leads to the page of a place, where a link cannot: after a form has been sent. */
export function useGoTo(): (place: Place) => void {
  const navigate = useNavigate()
  return useCallback((place) => void navigate(spellingOf(place).page), [navigate])
}
