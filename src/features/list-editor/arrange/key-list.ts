/** The keys of the rows that are put in order, each with what it does. */
export const ROW_KEYS: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [['↑', '↓'], '到上一行、下一行（也可以用 K、J）'],
  [['PageUp', 'PageDown'], '上十行、下十行'],
  [['Home', 'End'], '到第一行、最后一行'],
  [['数字', 'G'], '去看第几位：输入 40 再按 G'],
  [['Alt ↑', 'Alt ↓'], '搬动这一行；选中了几行就一起搬'],
  [['数字', 'Enter'], '移到第几位：输入 5 再按 Enter，移到第 5 位'],
  [['空格'], '选中，再按取消（也可以用 X）'],
  [['Shift ↑', 'Shift ↓'], '连着选；鼠标按住 Shift 点选也是'],
  [['Ctrl A'], '全选'],
  [['Esc'], '取消选中'],
  [['Enter'], '看这一行的详情、改专业'],
  [['Delete'], '移除；选中了几行就一起移除'],
  [['Ctrl Z', 'Ctrl Shift Z'], '撤销、重做'],
  [['?'], '看这张按键表'],
]
