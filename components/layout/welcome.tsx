"use client";

import { useEffect, useState } from "react";
import { loadLater } from "@/components/ui/load-later";
import { whenWelcome } from "./welcome-moment";

const WelcomeDialog = loadLater(() => import("./welcome-dialog").then((module) => module.WelcomeDialog));

/** The welcome of a first visit (specification, section 2; readings). Its dialog is loaded when its moment has come. */
export function Welcome() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => whenWelcome(() => setOpen(true)), []);
  return isOpen && <WelcomeDialog onClose={() => setOpen(false)} />;
}
