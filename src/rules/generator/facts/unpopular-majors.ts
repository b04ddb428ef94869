/**
 * What most families leave to those who ask for it: codes of types or majors in the ministry's catalogues (undergraduate
 * 2026, vocational undergraduate 2021), and their names. A judgement of advisers, no figure: how hard a major is to enter
 * (`major-heat`) does not tell, since many of these take few and through an interview or a fixed post.
 */
export const UNPOPULAR_MAJORS = `
0101|哲学
0305|马克思主义理论、思想政治教育
0709|地质学
0814|地质
081501|采矿
081503|矿物加工
0816|纺织
0817|轻工
0824|林业工程
0901|植物生产
0902|自然保护与环境生态
0903|动物生产
0905|林学
0906|水产
0907|草学
1011|护理
120414|养老服务管理
120501|图书馆学
120502|档案学
13|艺术学
2101|农业
2102|林业
210304|现代畜牧
2104|渔业
2804|纺织
3202|护理
320803|医养照护与管理
35|文化艺术
390201|民政管理
390301|现代家政管理
390302|智慧健康养老管理
`

/** What a science student is given only when it is asked for: they are the others' majors. */
export const LETTERS_MAJORS = `
0302|政治学
0303|社会学
0304|民族学
05|文学
06|历史学
36|新闻传播
3702|语言
`
/** The languages that most families would take; every other is for those who ask for it, whatever its plan. */
export const USUAL_LANGUAGES = `
050201|英语
050261|翻译
050262|商务英语
370201|应用英语
`
/** Where languages stand in the catalogues. */
export const LANGUAGE_MAJORS = `
0502|外国语言文学
3702|语言
`
