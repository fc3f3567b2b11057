import { Link } from "@/components/ui/link";
import { PrintHead } from "@/components/layout/print-head";
import { ShareButton } from "@/components/projects/saved/share-button";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyMessage } from "@/components/ui/empty-message";
import { Icon } from "@/components/ui/icon";
import { visitSheetWords as words } from "@/content/visit-sheet";
import { here, t } from "@/lib/base/language";
import { comparePath, paths, visitSheetPath } from "@/lib/base/paths";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import type { Project } from "@/lib/projects/project/project-schema";
import { shareText } from "@/lib/projects/project/rera-number";
import { trailTo } from "@/lib/seo/trail";
import { VisitNotesKeeper } from "./visit-notes-keeper";
import { VisitSheet } from "./visit-sheet";

const trail = trailTo(
  { label: "Your shortlist", href: paths.shortlist },
  { label: words.title, href: paths.visitSheet },
);

type Props = {
  projects: Project[];
  /** Projects of the address that are no longer sold, or never were on the site. */
  leftOut: number;
  /** When the projects were read. */
  read: Date;
  /** Absolute, for paper. */
  address: string;
};

/** The sheets of up to four projects, each on sheets of paper of its own. */
export function VisitSheetView({ projects, leftOut, read, address }: Props) {
  const keys = projects.map(formatProjectKey);
  return (
    <div className="container-page pt-2 pb-16 md:pt-4">
      <PrintHead address={address} />
      <Breadcrumb trail={trail} className="mb-4" />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 print:hidden">
        <div className="max-w-measure min-w-0">
          <h1 className="text-2xl font-black md:text-3xl">{t(words.title)}</h1>
          <p className="text-ink-600 mt-2">{t(words.lead)}</p>
        </div>
        {keys.length > 0 && (
          <div className="flex flex-wrap gap-3">
            {keys.length > 1 && (
              <a href={here(comparePath(keys))} className={buttonStyle("outline")}>
                <Icon name="scales" />
                {t("Compare")}
              </a>
            )}
            <ShareButton
              path={here(visitSheetPath(keys))}
              title={t(words.title)}
              text={shareText(projects)}
              label={t("Share this sheet")}
              className={buttonStyle("outline")}
            >
              <Icon name="share" />
              {t("Share this sheet")}
            </ShareButton>
          </div>
        )}
      </div>
      {leftOut > 0 && (
        <p className="border-gold-500 bg-surface-warm rounded-control mt-6 border-l-2 px-4 py-3">
          {leftOut === 1
            ? t("One project of this address is no longer available, and is left out.")
            : t("{count} projects of this address are no longer available, and are left out.", {
                count: leftOut,
              })}
        </p>
      )}
      {keys.length === 0 ? (
        <EmptyMessage
          icon="pin"
          title={t("No project chosen yet")}
          text={t("Tick projects on your shortlist and press “Site-visit sheet”; a comparison has it too.")}
          className="mt-8 py-12"
        >
          <Link href={paths.shortlist} className={buttonStyle("primary")}>
            {t("Your shortlist")}
          </Link>
        </EmptyMessage>
      ) : (
        <>
          <noscript>
            <p className="mt-6 print:hidden">{t(words.noScript)}</p>
          </noscript>
          <VisitNotesKeeper>
            {projects.map((project, at) => (
              <VisitSheet key={keys[at]} project={project} read={read} />
            ))}
          </VisitNotesKeeper>
        </>
      )}
    </div>
  );
}
