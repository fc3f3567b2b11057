import type { Metadata } from "next";
import { brand } from "@/content/site";
import "./desk.css";

/** The desk is for staff: a room of its own, of which visitors load nothing, and no search engine learns. */
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: { default: `Desk | ${brand.name}`, template: `%s | Desk | ${brand.name}` },
  robots: { index: false, follow: false },
};

export default function DeskLayout({ children }: { children: React.ReactNode }) {
  return <div className="bg-surface-warm min-h-dvh">{children}</div>;
}
