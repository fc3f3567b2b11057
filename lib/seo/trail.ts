import { paths } from "@/lib/base/paths";

/** A step from home to a page; the last one is the page itself. */
export type TrailStep = { label: string; href: string };

/** The path from home to a page, for the breadcrumb and its structured data. */
export type Trail = readonly TrailStep[];

/** Adds home before the given steps. */
export function trailTo(...steps: readonly TrailStep[]): Trail {
  return [{ label: "Home", href: paths.home }, ...steps];
}
