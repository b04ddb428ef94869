export function Logo() {
  return (
    <>
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <rect width="32" height="32" rx="6" className="fill-primary" />
        <path
          d="M8 24V14a6 6 0 0 1 6-6h2M8 16h8a8 8 0 0 1 8 8"
          className="fill-none stroke-primary-foreground"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="21" cy="8" r="2.6" className="fill-reach" />
      </svg>
      <span className="text-lg font-medium whitespace-nowrap">择途</span>
    </>
  )
}
