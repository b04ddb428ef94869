import { createFileRoute } from '@tanstack/react-router'
import { WelcomePage } from '~/features/welcome/welcome-page'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/welcome')({ head: () => pageHead('首页'), component: WelcomePage })
