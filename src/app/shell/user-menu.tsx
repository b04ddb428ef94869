import { Link } from '@tanstack/react-router'
import type { UserInfo } from '~/contracts/auth'
import { ROLE_LABELS } from '~/contracts/reference'
import { initialOf, maskTel } from '~/shared/lib/text/people'
import { openPrompt } from '~/shared/session/prompts'
import { buttonVariants } from '~/shared/ui/button'
import { MenuButton, menuItemClass, PopoverMenu } from '~/shared/ui/popover-menu'
import { ownItems } from './navigation'

/** Shows the first character of the name and the phone: masked outside, in full inside (S1 §2). */
export function UserMenu({ user }: { user: UserInfo }) {
  const personal = ownItems(user.roleId)
  return (
    <PopoverMenu
      label={`${user.name || '我的账号'} ${maskTel(user.tel)}`}
      align="end"
      className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'px-1! md:px-2!' })}
      trigger={
        <>
          <span
            // A picture, not a word of the button's name.
            data-initial={initialOf(user.name)}
            className="grid size-8 place-items-center rounded-full bg-primary text-sm text-primary-foreground before:content-[attr(data-initial)]"
          />
          <span className="spare font-normal max-xl:hidden">{maskTel(user.tel)}</span>
        </>
      }
    >
      <div className="border-b px-3 py-2 text-sm">
        <p className="font-medium">
          {user.name || '未填写姓名'}
          <span className="ml-2 font-normal text-muted-foreground">
            {ROLE_LABELS[user.roleId]}
            {user.auth && ' · VIP'}
          </span>
        </p>
        <p className="text-muted-foreground">{user.tel}</p>
      </div>
      {personal.map((item) => (
        <Link key={item.label} to={item.to} {...(item.hash && { hash: item.hash })} className={menuItemClass}>
          {item.label}
        </Link>
      ))}
      <Link to="/wishes" className={menuItemClass}>
        我的收藏
      </Link>
      <MenuButton onClick={() => openPrompt({ kind: 'logout' })}>退出登录</MenuButton>
    </PopoverMenu>
  )
}
