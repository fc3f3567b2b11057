import { paths } from "@/lib/base/paths";

/** A step of the way from home to a page; the last one is the page itself. */
export type TrailStep = { label: string; href: string };

/** Where a page stands: what the breadcrumb shows, and what its structured data says. */
export type Trail = readonly TrailStep[];

/** Home, the steps between, and the page. */
export function trailTo(...steps: readonly TrailStep[]): Trail {
  return [{ label: "Home", href: paths.home }, ...steps];
}
