/**
 * Shapes that the profession models share; demonstration values.
 * Month weights follow the two recruiting seasons everybody knows (金三银四, 秋招); education rows are
 * 不限 | 大专 | 本科 | 硕士 | 博士 in percent; employer rows give the weight of each kind of employer.
 */
export const MONTH_WEIGHTS = `
campus|7|8|13|11|7|6|6|7|12|11|7|5
steady|6|10|13|11|8|8|8|8|9|8|6|5
education|4|5|9|12|14|14|11|8|7|6|5|5
medical|5|6|12|12|9|7|6|6|11|12|8|6
exam|4|6|18|14|6|5|5|6|6|14|11|5
`

export const EDUCATION_SHARES = `
research|1|2|15|46|36
doctor|1|5|44|38|12
engineering|5|21|60|12|2
technology|7|20|58|13|2
teaching|2|8|67|21|2
law|2|6|59|31|2
business|14|43|38|4|1
nursing|4|56|36|3|1
arts|22|37|37|3|1
skilled|33|54|11|1|1
service|45|42|11|1|1
`

export const EMPLOYER_KINDS = `民营企业,国有企业,股份制企业,上市公司,外商独资企业,中外合资企业,港澳台资企业,事业单位,国家机关,社会组织,集体企业,个体经营户`

export const EMPLOYER_WEIGHTS = `
private|48|7|14|11|5|4|4|2|1|1|1|2
state|18|38|14|15|2|4|1|5|1|1|1|0
mixed|30|15|12|9|3|3|2|21|2|2|1|0
public|12|5|4|3|1|1|1|67|3|3|0|0
government|3|3|1|1|0|0|0|24|67|1|0|0
foreign|31|9|15|17|13|8|6|1|0|0|0|0
social|29|4|4|1|1|1|1|21|5|31|1|1
`

/** Share of openings and level of pay (100 = country) by province. */
export const PROVINCE_WEIGHTS = `
北京|8.6|128
天津|1.9|101
河北|2.9|87
山西|1.4|85
内蒙古|1.1|88
辽宁|2.1|79
吉林|1.1|77
黑龙江|1.2|77
上海|8.9|128
江苏|9.8|108
浙江|9.1|112
安徽|3.6|92
福建|3.7|98
江西|2|88
山东|6.4|89
河南|4.6|88
湖北|4.1|95
湖南|3.4|92
广东|14.2|115
广西|1.7|86
海南|0.8|93
重庆|2.4|95
四川|4.4|95
贵州|1.2|86
云南|1.3|87
西藏|0.2|100
陕西|2.6|89
甘肃|0.8|82
青海|0.2|88
宁夏|0.4|86
新疆|1.1|94
`

/** Professions whose typical offer differs from their type: code | yuan a month in 2025. */
export const PROFESSION_OFFERS = `
2020706|9000
2020707|11500
2020902|17500
2021001|13000
2021002|12000
2021004|15000
2021005|15000
2021008|9500
2021801|9800
2021806|8600
2023801|18000
2023802|15500
2023804|13500
2023808|16500
2040101|26000
2040103|9500
2050102|17750
2050105|13500
2050108|9800
2060301|7000
2060302|10500
2061001|16500
2080101|12000
2080201|8900
2080203|7600
2090701|8000
3010102|7000
4020403|14500
4040503|6800
4040504|12500
`
