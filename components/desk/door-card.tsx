import type { ReactNode } from "react";
import { brand } from "@/content/site";

/** A page in front of the desk: one card. */
export function DoorCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="container-page grid min-h-dvh place-items-center py-8 outline-none"
    >
      <div className="border-surface-line rounded-card shadow-soft grid w-full max-w-md grid-cols-[minmax(0,1fr)] gap-5 border bg-white p-[min(2rem,6vw)]">
        <p className="text-brand-600 font-black">{brand.name}</p>
        <h1 className="text-2xl font-black">{title}</h1>
        {children}
      </div>
    </main>
  );
}
