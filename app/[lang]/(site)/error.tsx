"use client";

import { usePathname } from "next/navigation";
import { ErrorScreen } from "@/components/layout/error-screen";

/** Texts of an error (specification, section 8). */
const blogWords = { title: "Failed to load blogs", text: "Please try again later." };

/**
 * Shown between header and footer, for all pages: an error screen in a folder would be loaded with every page below it.
 */
export default function ErrorPage(props: { error: unknown; retry: () => void }) {
  const isBlog = /^\/blogs?$/.test(usePathname());
  return <ErrorScreen {...props} {...(isBlog && blogWords)} />;
}
