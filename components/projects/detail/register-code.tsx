import { t } from "@/lib/base/language";
import { reraWithSite } from "@/lib/projects/project/rera-number";
import type { Project } from "@/lib/projects/project/project-schema";

/** On paper: the project's number, and the way to its page in the register. `code`: SVG. */
export function RegisterCode({ project, code }: { project: Project; code: string }) {
  return (
    <figure className="float-right ml-6 hidden w-44 text-center text-sm print:block">
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn by us, in the address itself */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(code)}`}
        alt={t("QR code of the register’s page of {name}", { name: project.name })}
        width={112}
        height={112}
        className="mx-auto"
      />
      <figcaption className="wrap-anywhere">
        {t("RERA ID")} <b className="figures">{reraWithSite(project)}</b>
        <span className="block">{t("The code opens its page in the register.")}</span>
      </figcaption>
    </figure>
  );
}
