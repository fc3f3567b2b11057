"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

export default function BlogError(props: { error: unknown; retry: () => void }) {
  return <ErrorScreen {...props} title="Failed to load blogs" text="Please try again later." />;
}
