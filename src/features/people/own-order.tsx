import { ROLES } from '~/contracts/reference'
import { OwnOrder } from '~/entities/service-order/own-order'
import { useUser } from '~/shared/session/session'
import { AskForPlanner } from './ask-for-planner'

/** The student's order and its progress, or the form that asks for a planner. Staff have none. */
export function OwnOrderPanel() {
  const user = useUser()
  if (user && user.roleId !== ROLES.student) return null
  return (
    <section aria-label="我的规划服务" className="mt-6 max-w-3xl rounded-lg border bg-surface p-5">
      {user ? (
        <>
          <h2 className="mb-4 text-lg font-medium">我的规划服务</h2>
          <OwnOrder>{(last) => <Apply last={last} />}</OwnOrder>
        </>
      ) : (
        <Invitation />
      )}
    </section>
  )
}

function Invitation() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-sm text-muted-foreground">登录后可以申请规划师，并在这里看到进度。</p>
      <AskForPlanner />
    </div>
  )
}

function Apply({ last }: { last: string | undefined }) {
  return (
    <>
      <p className="mb-4 text-sm text-muted-foreground">
        {last
          ? `上一次服务已在 ${last} 完成，可以再申请一次。`
          : '提交后由老师分配规划师，进度会显示在这里；开始服务之前都可以撤回。'}
      </p>
      <AskForPlanner />
    </>
  )
}
