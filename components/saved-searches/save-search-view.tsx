import { boxStyle, labelStyle } from "@/components/enquiries/field-frame";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonStyle } from "@/components/ui/button-style";
import { savedSearchMessages, savedSearchPage as words } from "@/content/saved-search-words";
import { apiRoot, savedSearchPaths } from "@/lib/base/call-paths";
import { formatCount } from "@/lib/base/format";
import { here, language, t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import { sayHour } from "@/lib/enquiries/forms/call-hours";
import { noticeVersionOf } from "@/lib/enquiries/forms/notice-version";
import type { UnknownValue } from "@/lib/projects/listing/unknown-values";
import { searchFeedPath } from "@/lib/projects/listing/feed-address";
import { trailTo } from "@/lib/seo/trail";
import { NoticeLink } from "@/components/enquiries/notice-link";
import { TrapField, LanguageField } from "@/components/enquiries/hidden-fields";

type Props = {
  query: string;
  unknown: readonly UnknownValue[];
  words: string;
  href: string;
  totalItems: number;
  /** Whether mails are set up. */
  sends: boolean;
  hours: { from: number; until: number };
  isAsked: boolean;
  problem: string | null;
};

const link = "text-brand-600 underline underline-offset-4";

/** The search in words, the box for an address, and what happens then: a plain form. */
export function SaveSearchView(props: Props) {
  const { words: search, href, totalItems, sends, isAsked, problem, unknown } = props;
  return (
    <div className="container-page max-w-2xl pt-4 pb-16 md:pb-24 lg:pt-8">
      <Breadcrumb
        trail={trailTo(
          { label: "Properties", href: paths.listing },
          { label: words.title, href: "/saved-search" },
        )}
        className="mb-4"
      />
      <span aria-hidden="true" className="bg-gold-500 mb-5 block h-0.5 w-12" />
      <h1 className="text-3xl font-black">{t(sends ? words.title : words.offTitle)}</h1>
      <p className="text-ink-600 mt-3 text-lg">{t(sends ? words.lead : words.offLead)}</p>
      <p className="border-gold-500 mt-6 border-l-2 pl-4 wrap-break-word">
        <strong>{search}</strong>
        <br />
        <a href={here(href)} className={link}>
          {t("{projects} today", { projects: formatCount(totalItems, "project") })}
        </a>
      </p>
      {unknown.map(({ of, value }) => (
        <p key={`${of} ${value}`} className="mt-4 wrap-break-word">
          {t("We don't know the {of} '{value}'. The search is saved without it.", { of, value })}
        </p>
      ))}
      {sends && (isAsked && !problem ? <Asked /> : <Form {...props} />)}
      <h2 className="mt-10 text-xl font-bold">{t(words.feed)}</h2>
      <p className="mt-2">
        {t(words.feedText)}{" "}
        <a href={searchFeedPath(props.query, "atom")} className={link}>
          Atom
        </a>
        {t(" or ")}
        <a href={searchFeedPath(props.query, "json")} className={link}>
          JSON Feed
        </a>
      </p>
    </div>
  );
}

function Asked() {
  return (
    <p role="status" className="border-success-600 bg-success-50 rounded-control mt-8 border p-4 font-bold">
      {t(savedSearchMessages.asked)}
    </p>
  );
}

function Form({ query, problem, hours }: Props) {
  return (
    <>
      <form method="post" action={apiRoot + savedSearchPaths.create} className="mt-8">
        {problem && (
          <p
            role="alert"
            id="email-error"
            className="border-danger-600 bg-danger-50 text-danger-600 rounded-control mb-4 border p-4 font-bold"
          >
            {t(problem)}
          </p>
        )}
        <input type="hidden" name="search" value={query} />
        <input type="hidden" name="notice" value={noticeVersionOf("saved-search", language())} />
        <LanguageField path="/saved-search" />
        <label htmlFor="email" className={labelStyle}>
          {t("Your email address")}
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            id="email"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            inputMode="email"
            aria-describedby={problem ? "email-error" : undefined}
            className={`${boxStyle} min-w-0 flex-[1_1_14rem]`}
          />
          <button className={buttonStyle("primary", "flex-auto sm:flex-none")}>
            {t("Send me the link")}
          </button>
        </div>
        <TrapField />
        <p className="text-ink-600 mt-3 text-sm">
          {t(words.privacy)} <NoticeLink form="saved-search" />
        </p>
      </form>
      <ul className="mt-6 list-disc space-y-2 pl-5">
        {words.points.map((point) => (
          <li key={point}>{t(point, { from: sayHour(hours.from), until: sayHour(hours.until) })}</li>
        ))}
      </ul>
    </>
  );
}
