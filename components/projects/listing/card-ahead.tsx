import { useState } from "react";
import { createPortal } from "react-dom";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { Card } from "./project-card";

/**
 * A card of a list that may be chosen next, made where nobody sees it. The cards of the document are markup, so the first one
 * that the browser makes is slow, and a menu that is read leaves time for it (docs/performance.md).
 */
export function CardAhead({ project }: { project: ProjectSummary }) {
  const [unseen] = useState(() => document.createElement("div"));
  return createPortal(<Card project={project} priority={false} />, unseen);
}
