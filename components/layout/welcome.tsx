"use client";

import { useEffect, useState } from "react";
import { loadLater } from "@/components/ui/load-later";
import { scheduleWelcome } from "./schedule-welcome";

const WelcomeDialog = loadLater(() => import("./welcome-dialog").then((module) => module.WelcomeDialog));

/**
 * The welcome on a first visit (specification, section 2; docs/readings.md, "welcome dialog"). Its dialog is loaded
 * when it is to be shown.
 */
export function Welcome({ picture }: { picture: string | null }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => scheduleWelcome(() => setOpen(true)), []);
  return isOpen && <WelcomeDialog picture={picture} onClose={() => setOpen(false)} />;
}
