/** Said when nobody has the entered score (S1 §5, word for word). */
export function noRankText(score: number | string): string {
  return `您输入的${score}分无匹配的位次。换个分数再试试吧！`
}
