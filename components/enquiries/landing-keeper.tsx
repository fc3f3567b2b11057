"use client";

import { useEffect } from "react";
import { rememberLanding } from "./landing";

/** Remembers on the first page where the visit came from, because the form may be on the fifth. */
export function LandingKeeper() {
  useEffect(rememberLanding, []);
  return null;
}
