import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { MeasuredCalls } from "@/components/open-book/measured-calls";
import { promises } from "@/content/promises";
import { brand } from "@/content/site";
import { callbackBadge } from "@/lib/open-book/open-book-words";
import type { CallTimes } from "@/lib/open-book/open-book-schema";
import type { Project } from "@/lib/projects/project/project-schema";
import { projectPath } from "@/lib/base/paths";
import { t } from "@/lib/base/language";
import { CallbackForm } from "@/components/enquiries/callback-form";
import { stillParts, type LeadFormProps } from "@/components/enquiries/lead-form";
import { projectWhatsappLink } from "./project-whatsapp-link";

/** `calls`: how fast we called in the last days, beside what is promised. */
type Props = { project: Project; calls: CallTimes | null };

/** The card beside the text: ask for a call back, or call us (specification, section 2, "Project detail page"). */
export function EnquiryCard({ project, calls }: Props) {
  const { id, name, isPlot } = project;
  return (
    <aside
      id="enquiry"
      aria-labelledby="enquiry-heading"
      className="print-none rounded-card border-surface-line lg:shadow-soft mt-2 border bg-white p-[min(1.25rem,6vw)] lg:sticky lg:top-20 lg:mt-0 lg:has-[.visit-times[open]]:max-h-[calc(100dvh-6rem)] lg:has-[.visit-times[open]]:overflow-y-auto"
    >
      <h2 id="enquiry-heading" className="text-lg font-bold wrap-anywhere">
        <span className="text-ink-600 block text-base font-normal">
          {t("Interested to buy property in ")}
        </span>
        <span className="line-clamp-4">{name}</span>
      </h2>
      <div className="mt-4">
        <ProjectForm
          project={{ id, name, isPlot }}
          page={projectPath(project)}
          labelledBy="enquiry-heading"
        />
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3 max-md:hidden">
        <a
          href={brand.phoneLink}
          aria-label={t("Call {phone}", { phone: brand.phone })}
          className={buttonStyle("outline", "px-2! text-sm!")}
        >
          <Icon name="call" />
          {t("Call")}
        </a>
        <a
          href={projectWhatsappLink(name)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle("outline", "px-2! text-sm!")}
        >
          <Icon name="whatsapp" />
          WhatsApp
          <span className="sr-only">{t(" us about {name} (opens in a new tab)", { name })}</span>
        </a>
      </div>
      <div className="bg-surface-warm rounded-control mt-4 px-4 py-3">
        <p className="flex items-center gap-2 font-bold">
          <Icon name="check" className="text-success-600 size-5" />
          {callbackBadge(calls)}
        </p>
        <p className="text-ink-600 mt-1 text-sm">{t(promises.callback.note)}</p>
        <MeasuredCalls calls={calls} />
      </div>
      <p className="text-gold-700 mt-4 flex items-center gap-2 text-sm font-bold">
        <Icon name="shield" />
        {t("Authorised Channel Partner")}
      </p>
    </aside>
  );
}

/** The form on the page of a project. It is the same on each, so the browser keeps it as code. */
function ProjectForm({ labelledBy, ...asked }: Pick<LeadFormProps, "project" | "page" | "labelledBy">) {
  return <CallbackForm {...stillParts({ form: "callback", ...asked })} labelledBy={labelledBy} />;
}
