/** Whether this browser keeps what is not saved. */
export const savedText = (kept: boolean) => (kept ? '已留在本机' : '本机存不下，关闭页面会丢失')
