"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

export default function ErrorPage(props: { error: unknown; retry: () => void }) {
  return (
    <main id="main">
      <ErrorScreen {...props} />
    </main>
  );
}
