import Link from "next/link";
import type { ListingFilters } from "@/lib/projects/project-filters";
import type { ProjectList } from "@/lib/projects/project-query-schema";
import { ListingBrowser } from "./listing-browser";

type Props = { filters: ListingFilters; list: ProjectList };

/** The listing page below its header: the same for every address it has. */
export function Listing({ filters, list }: Props) {
  return (
    <div className="container-page pt-6 pb-16">
      <nav aria-label="Breadcrumb" className="text-ink-600 text-sm">
        <ol className="flex gap-2">
          <li>
            <Link href="/" className="hover:text-brand-600 underline-offset-4 hover:underline">
              Home
            </Link>
          </li>
          <li aria-hidden="true">/</li>
          <li aria-current="page">Properties</li>
        </ol>
      </nav>
      <h1 className="mt-3 text-2xl font-black md:text-3xl">
        Best Offers &amp; Deals on Residential Projects
      </h1>
      <ListingBrowser initialFilters={filters} initialList={list} />
    </div>
  );
}
