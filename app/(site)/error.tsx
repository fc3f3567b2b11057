"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

/** Inside the frame, so that header and footer stay. */
export default function ErrorPage(props: { error: unknown; retry: () => void }) {
  return <ErrorScreen {...props} />;
}
