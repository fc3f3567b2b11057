"use client";

import { useRouter } from "next/navigation";
import type { FormEvent, ReactNode } from "react";
import { here } from "@/lib/base/language";

// Not from `listing-path`, which would load every filter of the listing in the browser.
const listing = "/propertylist";

type Props = { label: string; className: string; children: ReactNode };

/** A GET form to the listing. With JavaScript empty fields are left out of the address (specification, section 2). */
export function SearchForm({ label, className, children }: Props) {
  const router = useRouter();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string" && value.trim()) asked.set(name, value.trim());
    }
    asked.sort();
    router.push(here(asked.size > 0 ? `${listing}?${asked}` : listing));
  }

  return (
    <form action={here(listing)} role="search" aria-label={label} onSubmit={search} className={className}>
      {children}
    </form>
  );
}
