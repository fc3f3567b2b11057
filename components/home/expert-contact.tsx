import { LeadDialogLink } from "@/components/enquiries/lead-dialog-link";
import { buttonStyle } from "@/components/ui/button-style";
import { CallButton } from "@/components/layout/call-button";
import { t } from "@/lib/base/language";

/** A way to reach us for visitors who would rather ask than search. */
export function ExpertContact() {
  return (
    <section aria-labelledby="expert-heading" className="bg-white">
      <div className="container-page pt-12 md:pt-16">
        <div className="border-gold-500 rounded-card bg-surface-warm flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-l-4 p-6 md:p-8">
          <div className="max-w-measure min-w-0 grow basis-72">
            <h2 id="expert-heading" className="text-2xl font-black">
              {t("Talk to an expert")}
            </h2>
            <p className="text-ink-600 mt-1">
              {t(
                "Tell us what you are looking for, and hear which projects fit, what they cost and when they are ready.",
              )}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <LeadDialogLink form="contact" className={buttonStyle("primary")}>
              {t("Message us")}
            </LeadDialogLink>
            <CallButton />
          </div>
        </div>
      </div>
    </section>
  );
}
