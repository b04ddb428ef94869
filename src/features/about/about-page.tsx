import { Link } from '@tanstack/react-router'
import { WITH_HASH } from '~/shared/address/with-hash'
import { AgreementText } from '~/shared/legal/agreement-text'
import { contactEmail } from '~/shared/legal/contact-email'
import { useTakenOver } from '~/shared/legal/operator'
import { IS_MOCKED } from '~/shared/lib/browser/mode'
import { PageHeading } from '~/shared/ui/page-heading'
import { AboutSection } from './about-section'
import { FigureLimits } from './figure-limits'
import { SourceTable } from './source-table'

const CONTENTS = [
  { id: 'who', label: '我们是谁' },
  { id: 'figures', label: '这些数字能看什么' },
  { id: 'sources', label: '数据从哪里来' },
  { id: 'price', label: '收费与 VIP' },
  { id: 'contact', label: '联系我们' },
  { id: 'service', label: '用户服务协议' },
  { id: 'privacy', label: '隐私政策' },
] as const

/** Who stands behind the figures and what they do not say; the page behind the dialog on a direct visit. */
export function AboutPage() {
  const email = useTakenOver(contactEmail)
  return (
    <div className="content-column grid gap-x-16 py-8 md:py-12 lg:grid-cols-[minmax(0,42rem)_12rem] lg:justify-between">
      <header>
        <PageHeading className="md:text-2xl">公开的数字放在一处，选择由你来做</PageHeading>
        <p className="mt-4 text-muted-foreground">
          每年六月，考生和家长要在几天里把一个分数变成一张志愿表。要用的数字都是公开的，却散在各处，年份和口径又不一样。择途把它们放在一起，写明出处和年份，也写明哪些不能从中看出来。
        </p>
        {IS_MOCKED && (
          <p className="mt-4 border-l-4 border-primary bg-surface px-4 py-3 text-sm">
            你现在看到的是演示版。省份、目录和控制线是公开事实；位次表按公开数据拟合，录取数字、薪资和人物由模型生成。它们都标有“演示数据”，不能用于填报。
            {import.meta.env.PROD && (
              <>
                它由模拟接口提供，见
                <a
                  href={`${import.meta.env.BASE_URL}__contract`}
                  className="text-primary underline underline-offset-4"
                >
                  接口说明
                </a>
                。
              </>
            )}
          </p>
        )}
      </header>
      <nav aria-label="本页内容" className="max-lg:hidden lg:row-span-2">
        <ul className="sticky top-8 border-l text-sm">
          {CONTENTS.map(({ id, label }) => (
            <li key={id}>
              <Link
                to="."
                hash={id}
                search={true}
                activeOptions={WITH_HASH}
                className="flex min-h-9 items-center pl-4 text-muted-foreground hover:text-foreground aria-[current=page]:text-foreground"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-10 grid gap-12">
        <AboutSection id="who" title="我们是谁">
          <p>
            择途是一个查询和整理高考志愿信息的网站，供考生、家长和规划师使用。我们不是考试招生机构，与教育部、各省级教育考试院和任何高校都没有隶属或合作关系。
          </p>
          <p>
            规划师可以给出建议，但不能替考生做决定：志愿表由考生本人确认，并由本人在省级教育考试院的官方系统里填报。
          </p>
          {import.meta.env.PROD && (
            <p>
              这个网站用到的开放源代码软件，见
              <a
                href={`${import.meta.env.BASE_URL}licenses.txt`}
                className="text-primary underline underline-offset-4"
              >
                许可声明
              </a>
              。
            </p>
          )}
        </AboutSection>
        <AboutSection id="figures" title="这些数字能看什么，不能看什么">
          <FigureLimits />
        </AboutSection>
        <AboutSection id="sources" title="数据从哪里来">
          <SourceTable />
        </AboutSection>
        <AboutSection id="price" title="收费与 VIP">
          <p>
            控制线、一分一段、大学排名，以及单所院校、专业、职业的资料，不收费，不登录也能查。院校库的列表与筛选、招生原书、志愿表和个人信息登录后可用，同样不收费。
          </p>
          <p>
            VIP
            由老师开通，可以看到职业的全部岗位与统计、全省提前批的计划与分数线汇总；单所院校的提前批计划和分数线人人可看。
          </p>
          <p>开不开通 VIP，都不会改变录取规则和录取结果。</p>
        </AboutSection>
        <AboutSection id="contact" title="联系我们">
          <p>
            开通 VIP、更正数据、撤回同意或删除账号，请联系为你服务的老师
            {email ? '，或写信给我们：' : '。'}
          </p>
          {email && (
            <p>
              <a href={`mailto:${email.text}`} className="text-primary underline underline-offset-4">
                {email.text}
              </a>
              {email.isExample && '（示例）'}
            </p>
          )}
          <p>
            更正数据请写明省份、年份，以及你看到的数字和官方公布的数字，最好附上官方公告的地址。请不要写身份证号、准考证号或任何密码。
          </p>
        </AboutSection>
        <div id="service" className="scroll-mt-24 border-t pt-8">
          <AgreementText name="用户服务协议" level={2} />
        </div>
        <div id="privacy" className="scroll-mt-24 border-t pt-8">
          <AgreementText name="隐私政策" level={2} />
        </div>
      </div>
    </div>
  )
}
