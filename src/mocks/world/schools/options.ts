/** What the filters of the school library offer, in the words of 教育部 and 阳光高考. The order is the order of the filters. */

export const SCHOOL_TYPES = [
  '综合类',
  '理工类',
  '师范类',
  '医药类',
  '财经类',
  '农林类',
  '政法类',
  '语言类',
  '艺术类',
  '体育类',
  '民族类',
  '军事类',
] as const

export const SCHOOL_INSTITUTIONS = ['公办', '民办', '中外合作办学', '内地与港澳台合作办学'] as const

export const SCHOOL_FEATURES = [
  '985',
  '211',
  '双一流',
  '研究生院',
  '省部共建',
  '强基计划',
  '保研资格',
] as const
