export function VipMark() {
  return (
    <span className="ml-1.5 rounded-sm border border-current px-1 text-xs whitespace-nowrap text-match">
      VIP
    </span>
  )
}
