import type { Metadata } from "next";
import { notFound } from "next/navigation";

/** Never kept: there are more unknown addresses than known ones. */
export const dynamic = "force-dynamic";

export const metadata: Metadata = { title: "Page not found" };

/** Any address that is no page, so that the not-found screen stands in the frame of the site. */
export default function UnknownPage(): never {
  notFound();
}
