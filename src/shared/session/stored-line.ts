/** Where something is that is typed and not saved: kept by this browser, or in this page alone. */
export function storedLine(isStored: boolean): string {
  return isStored ? '还没有保存，已记在这个浏览器里' : '还没有保存，本机存不下，关闭页面会丢失'
}
