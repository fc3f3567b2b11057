import { paths } from "@/lib/base/paths";

/** A step of the way from home to a page; the last one is the page itself. */
export type Step = { label: string; href: string };

/** Where a page stands: what the breadcrumb shows, and what its structured data says. */
export type Trail = readonly Step[];

/** Home, the steps between, and the page. */
export function trailTo(...steps: readonly Step[]): Trail {
  return [{ label: "Home", href: paths.home }, ...steps];
}
