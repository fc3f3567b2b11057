"use client";

import { useState } from "react";
import { AllPages } from "@/components/ui/all-pages";
import { Pagination } from "@/components/ui/pagination";
import { Part, State } from "./part";

const hrefOf = (page: number) => `?page=${page}`;

/** Parts that lead through a list. Their links act in place here. */
export function PagingParts() {
  return (
    <>
      <Part
        file="pagination"
        text="First, previous, the pages around, next and last. A single page has none."
      >
        <Pages name="first page of many" first={1} total={12} />
        <Pages name="in the middle" first={6} total={12} />
        <Pages name="last page" first={12} total={12} />
        <Pages name="two pages" first={1} total={2} />
      </Part>
      <Part
        file="all-pages"
        text="Every page by its number, behind a summary; of many pages every second, third …"
      >
        <State name="12 pages">
          <AllPages total={12} hrefOf={hrefOf} onPage={() => undefined} />
        </State>
        <State name="120 pages">
          <AllPages total={120} hrefOf={hrefOf} onPage={() => undefined} />
        </State>
      </Part>
    </>
  );
}

function Pages({ name, first, total }: { name: string; first: number; total: number }) {
  const [current, setCurrent] = useState(first);
  return (
    <State name={name}>
      <Pagination current={current} total={total} hrefOf={hrefOf} onPage={setCurrent} />
    </State>
  );
}
