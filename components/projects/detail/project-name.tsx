import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Said } from "@/components/ui/said";

type Props = {
  name: string;
  groupName: string | null | undefined;
  builderHref: string | null;
  /** What is asked for it. */
  price?: ReactNode;
};

/** The heading of a project's page and its builder, with a link where the builder has a page. */
export function ProjectName({ name, groupName, builderHref, price }: Props) {
  return (
    <>
      <h1 className="text-2xl font-black text-balance wrap-anywhere md:text-3xl">{name}</h1>
      {price}
      {groupName && (
        <p className="text-ink-600 mt-1">
          <Said
            words="By {builder}"
            builder={
              builderHref ? (
                <Link href={builderHref} className="hover:text-brand-600 underline underline-offset-4">
                  {groupName}
                </Link>
              ) : (
                groupName
              )
            }
          />
        </p>
      )}
    </>
  );
}
