const SAYS = [
  '这一年、这个省、这个科类里，一个分数排在第几位。',
  '同一个位次，往年对应多少分。',
  '控制线：能填报这个批次的最低分数。',
]

const DOES_NOT_SAY = [
  '看不出能不能被录取：招生计划、选科要求和报考人数每年都在变。',
  '不同年份的分数不能直接比：试卷不同，要比位次。',
  '高考改革前后的年份不能直接比：科类改了，改革年的数字只作参考。',
  '过了控制线，不等于有学校录取：控制线是填报资格，不是录取分数。',
]

/** What a figure is and what it is not, beside each other. */
export function FigureLimits() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Points title="能看什么" points={SAYS} />
      <Points title="不能看什么" points={DOES_NOT_SAY} />
    </div>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className="border-t-2 border-foreground pt-3">
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-2 grid gap-2 text-muted-foreground">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
