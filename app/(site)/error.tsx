"use client";

import { usePathname } from "next/navigation";
import { ErrorScreen } from "@/components/layout/error-screen";

/** The words of an error (specification, section 4). */
const blogWords = { title: "Failed to load blogs", text: "Please try again later." };

/**
 * Inside the frame, so that header and footer stay. One screen for all its pages: each error screen of a folder would be
 * loaded with every page below it.
 */
export default function ErrorPage(props: { error: unknown; retry: () => void }) {
  const isBlog = /^\/blogs?$/.test(usePathname());
  return <ErrorScreen {...props} {...(isBlog && blogWords)} />;
}
