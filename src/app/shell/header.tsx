import { Link } from '@tanstack/react-router'
import BookOpen from 'lucide-react/icons/book-open'
import { onIntent } from '~/shared/lazy/use-lazy-part'
import { IS_MOCKED } from '~/shared/lib/browser/mode'
import { settings } from '~/shared/lib/browser/settings'
import { openPrompt } from '~/shared/session/prompts'
import { useUser } from '~/shared/session/session'
import { Button, buttonVariants } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { DrawerLink } from '../library-drawer/drawer-link'
import { HeaderSearch } from './header-search'
import { HelpMenu, LargeTextButton } from './help-menu'
import { Logo } from './logo'
import { MainNavigation } from './main-navigation'
import { MobileMenu } from './mobile-menu'
import { loadLogin } from './prompts'
import { UserMenu } from './user-menu'

export function Header() {
  const user = useUser()
  return (
    <header className="site-header print-hidden border-b bg-surface">
      {/* In a phone's largest letters the buttons stand below the name. */}
      <div className="content-column flex min-h-14 flex-wrap items-center gap-2 py-1 md:min-h-16 md:gap-3 lg:flex-nowrap">
        <Link
          to="/home"
          className="flex min-h-11 shrink-0 items-center gap-2 rounded"
          aria-label="择途，回到首页"
        >
          <Logo />
        </Link>
        {IS_MOCKED && (
          <span
            className="rounded-sm border px-1.5 text-xs whitespace-nowrap text-muted-foreground"
            title="本站数据为演示数据，不是官方数据"
          >
            演示<span className="spare lg:hidden">数据</span>
          </span>
        )}
        {/* In large letters it may be too long for a small screen: then it scrolls. */}
        <MainNavigation className="bar hidden min-w-0 overflow-x-auto p-1 lg:block" />
        <div className="ml-auto flex items-center gap-1 lg:shrink-0">
          {user && (
            <DrawerLink
              aria-label="资料库"
              className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), 'max-md:hidden')}
            >
              <BookOpen aria-hidden />
              <span className="spare lg:max-xl:hidden">资料库</span>
            </DrawerLink>
          )}
          <HeaderSearch />
          <HelpMenu />
          <LargeTextButton />
          {user ? (
            <UserMenu user={user} />
          ) : settings.alone ? null : (
            <Button
              size="sm"
              data-place="person"
              onClick={() => openPrompt({ kind: 'login' })}
              {...onIntent(loadLogin)}
            >
              登录
            </Button>
          )}
          <MobileMenu className="instead lg:hidden" />
        </div>
      </div>
    </header>
  )
}
