/** What stands beside a list, in one file: it comes after every list whose server keeps it. */
export { AdvicePanel } from './advice-panel'
export { RowAdvice } from './row-advice'
export { sendAdvice } from './send-advice'
