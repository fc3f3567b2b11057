"use client";

import { useRouter } from "next/navigation";
import type { FormEvent, ReactNode } from "react";

/** A GET form to the listing page. With JavaScript, what is empty stays out of the address (specification, section 2). */
export function SearchForm({ children, className }: { children: ReactNode; className: string }) {
  const router = useRouter();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string" && value.trim()) asked.set(name, value.trim());
    }
    router.push(asked.size > 0 ? `/propertylist?${asked}` : "/propertylist");
  }

  return (
    <form action="/propertylist" role="search" aria-label="Homes" onSubmit={search} className={className}>
      {children}
    </form>
  );
}
