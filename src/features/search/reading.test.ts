import { describe, expect, it } from 'vitest'
import { type Reading, readQuery, splitPlace } from './reading'

/**
 * What people type | what is read: 分 score, 位 rank, 年 year, @ place (city/province), 科 subject, # feature, ? topic; all else
 * is words.
 */
const CASES = `
600|600分
600分|600分
600 分|600分
６００分|600分
考了600分|600分
600分能上什么大学|600分 ?schools
600能上哪些学校|600分 ?schools
安徽 物理 600|600分 @安徽 科物理
安徽物理600|600分 @安徽 科物理
安徽 600 物理|600分 @安徽 科物理
安徽物理类600分|600分 @安徽 科物理
安徽省物理类 600 分|600分 @安徽 科物理
物理 600 安徽|600分 @安徽 科物理
安徽600分物理|600分 @安徽 科物理
安徽，物理，600|600分 @安徽 科物理
安徽+物理+600|600分 @安徽 科物理
安徽/历史/580|580分 @安徽 科历史
2025 安徽 物理 600|600分 2025年 @安徽 科物理
2025年安徽物理600分位次|600分 2025年 @安徽 科物理 ?score-table
安徽 2024 理科 600|600分 2024年 @安徽 科理科
江苏历史类 560|560分 @江苏 科历史
河南 理科 520 分|520分 @河南 科理科
河南文科 500|500分 @河南 科文科
新疆 理 480|480分 @新疆 科理科
浙江 630|630分 @浙江
浙江综合 630|630分 @浙江 科综合
山东综合改革 580|580分 @山东 科综合
上海 520|520分 @上海
海南 780 分|780分 @海南
内蒙古 物理 550|550分 @内蒙古 科物理
广西壮族自治区 物理 500|500分 @广西 科物理
安徽考生600分|600分 @安徽
高考600分左右|600分
高考 450 历史|450分 科历史
99分|99分
1000分|1000分
985|#985
211|#211
双一流|#双一流
985 211|#985 #211
安徽 985|@安徽 #985
安徽 双一流|@安徽 #双一流
合肥 211|@合肥/安徽 #211
985大学|#985 大学
211分|211分
位次 25000|25000位
位次25000|25000位
25000名|25000位
25000位|25000位
第25000名|25000位
25,000 名|25000位
25，000名|25000位
2.5万名|25000位
2.5万|25000位
3w名|30000位
全省第1200名|1200位
省排名 8000|8000位
安徽 物理 位次 25000|25000位 @安徽 科物理
安徽物理 25000 名|25000位 @安徽 科物理
安徽 历史类 12000|12000位 @安徽 科历史
25000|25000位
排位 3000|3000位
第500名|500位
安徽 物理 全省 20000 名|20000位 @安徽 科物理
合工大 分数线|合工大 ?lines
合工大分数线|合工大 ?lines
合肥工业大学录取分数线|合肥工业大学 ?lines
安徽大学分数线|安徽大学 ?lines
安徽大学 安徽 分数线|@安徽 安徽大学 ?lines
安徽大学2025分数线|2025年 安徽大学 ?lines
中科大 2024 投档线|2024年 中科大 ?lines
安大 录取线|安大 ?lines
安大要多少分|安大 ?lines
安大多少分|安大 ?lines
清华 最低分|清华 ?lines
北大 投档分|北大 ?lines
北大 录取位次|北大 ?lines
武大 最低位次|武大 ?lines
浙江大学 江苏 分数线|@江苏 浙江大学 ?lines
浙大在江苏的分数线|浙大在江苏 ?lines
南京大学 物理 分数线 安徽|@安徽 科物理 南京大学 ?lines
合工大 招生计划|合工大 ?plans
合工大招生计划2025|2025年 合工大 ?plans
安大 学费|安大 ?plans
安大学费多少|安大 ?plans
安徽医科大学招多少人|安徽医科大学 ?plans
合工大 招生简章|合工大 ?brochures
中国科学技术大学招生章程|中国科学技术大学 ?brochures
安师大 章程|安师大 ?brochures
厦大简章|厦大 ?brochures
合工大有哪些专业|合工大 ?majors
合工大王牌专业|合工大 ?majors
安大 学科评估|安大 ?majors
中科大 专业设置|中科大 ?majors
国防科技大学提前批|国防科技大学 ?early-plans
国防科技大学 提前批分数线|国防科技大学 ?early-lines
安师大 提前批 招生计划|安师大 ?early-plans 招生计划
提前批|?early-plans
提前批次|?early-plans
安徽 提前批|@安徽 ?early-plans
批次线|?control-lines
安徽批次线|@安徽 ?control-lines
安徽 本科线|@安徽 ?control-lines
安徽 2025 本科线|2025年 @安徽 ?control-lines
安徽本科批控制线|@安徽 ?control-lines
江苏 特控线|@江苏 ?control-lines
河南一本线|@河南 ?control-lines
河南二本分数线|@河南 ?control-lines
四川专科线|@四川 ?control-lines
安徽省控线|@安徽 ?control-lines
安徽 分数线|@安徽 ?lines
安徽物理分数线|@安徽 科物理 ?lines
一分一段|?score-table
一分一段表|?score-table
安徽一分一段表|@安徽 ?score-table
安徽 物理 一分一段|@安徽 科物理 ?score-table
2025安徽物理一分一段表|2025年 @安徽 科物理 ?score-table
查位次|?score-table
大学排名|?ranking
安徽大学排名|安徽大学 ?ranking
高校排名 2025|2025年 ?ranking
排行榜|?ranking
合肥 计算机|@合肥/安徽 计算机
计算机 合肥|@合肥/安徽 计算机
合肥市 计算机|@合肥/安徽 计算机
合肥计算机|合肥计算机
安徽 计算机|@安徽 计算机
南京 会计|@南京/江苏 会计
上海 法学|@上海 法学
四川临床医学|四川临床医学
计算机 就业前景|计算机 ?employment
计算机科学与技术就业|计算机科学与技术 ?employment
法学薪资|法学 ?employment
护理学 发展前景|护理学 ?employment
程序员工资|程序员 ?employment
计算机 开设院校|计算机 ?schools
哪些大学有计算机|?schools 计算机
哪些学校开临床医学 安徽|@安徽 ?schools 临床医学
临床医学 多少分|临床医学 ?lines
物理学|物理学
应用物理学|应用物理学
物理|物理
历史学|历史学
安徽大学|安徽大学
北京大学|北京大学
北京理工大学|北京理工大学
海南大学|海南大学
吉林大学|吉林大学
南京理工大学|南京理工大学
合肥学院|合肥学院
安徽|@安徽
安徽省|@安徽
合肥|@合肥/安徽
吉林|@吉林
中科大|中科大
zkd|zkd
zhong ke da|zhong ke da
hfut|hfut
USTC|ustc
jsj|jsj
计算机科学与技术|计算机科学与技术
软件工程师|软件工程师
080901|080901
怎么查位次|?score-table
安大怎么样|安大
合工大好不好|合工大
我想学计算机|学计算机
'; drop table schools; --|drop table schools
<script>alert(1)</script>|script alert 1 script
%E5%AE%89|e5 ae 89
😀 600|600分
`

function said(reading: Reading): string[] {
  const { score, rank, year, province, city, subject, features, topic, words } = reading
  return [
    ...(score === undefined ? [] : [`${score}分`]),
    ...(rank === undefined ? [] : [`${rank}位`]),
    ...(year === undefined ? [] : [`${year}年`]),
    ...(province === undefined ? [] : [`@${city === undefined ? '' : `${city}/`}${province}`]),
    ...(subject === undefined ? [] : [`科${subject}`]),
    ...features.map((feature) => `#${feature}`),
    ...(topic === undefined ? [] : [`?${topic}`]),
    ...words.split(' ').filter(Boolean),
  ].toSorted()
}

const ROWS = CASES.trim()
  .split('\n')
  .map((line) => {
    const at = line.lastIndexOf('|')
    return [line.slice(0, at), line.slice(at + 1)] as const
  })

describe('what people type', () => {
  it('is tried in at least 150 ways', () => {
    expect(new Set(ROWS.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(150)
  })

  it.each(ROWS)('%s is read as %s', (typed, expected) => {
    expect(said(readQuery(typed))).toEqual(expected.split(' ').toSorted())
  })

  it('is parted where a place stands in front without a blank', () => {
    expect(splitPlace('合肥计算机')).toEqual({ province: '安徽', rest: '计算机' })
    expect(splitPlace('四川省临床医学')).toEqual({ province: '四川', rest: '临床医学' })
    expect([splitPlace('合肥'), splitPlace('计算机')]).toEqual([undefined, undefined])
  })
})
