import { pick, uniform } from '../../kit/seed'

/** Common family names, the commonest more than once, and characters of given names. The people are made up. */
const FAMILY = [
  ...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎王李张刘陈',
]
const FIRST = [...'子雨思佳梓欣浩宇嘉文俊晨一书诗明安若博景云清知语星']
const SECOND = [...'涵轩怡萱然辰琪豪彤阳宁瑶航悦睿婷铭妍泽琳哲慧远洁川']

const SINGLE_GIVEN_NAME = 0.15

/** A Chinese name of two or three characters that depends on the key alone. */
export function personName(...key: readonly (string | number)[]): string {
  const family = pick(FAMILY, 'family-name', ...key)
  const second = pick(SECOND, 'given-name', ...key)
  if (uniform('single-given-name', ...key) < SINGLE_GIVEN_NAME) return family + second
  return family + pick(FIRST, 'first-given-name', ...key) + second
}
