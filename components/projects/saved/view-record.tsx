"use client";

import { useEffect } from "react";
import { addToDevice } from "./device-list";

/** Remembers on the device that this project's page was opened. */
export function ViewRecord({ projectKey }: { projectKey: string }) {
  useEffect(() => addToDevice("viewed", projectKey), [projectKey]);
  return null;
}
