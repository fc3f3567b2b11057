"use client";

import { useEffect } from "react";
import { storeProject } from "./stored-projects";

/** Puts this project on the browser's list of recently viewed ones. */
export function RecordProjectView({ projectKey }: { projectKey: string }) {
  useEffect(() => storeProject("viewed", projectKey), [projectKey]);
  return null;
}
