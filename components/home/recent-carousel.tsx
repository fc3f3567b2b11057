"use client";

import { Carousel } from "@/components/ui/carousel";
import type { RecentProject } from "./recent-project";
import { RecentProjectCard } from "./recent-project-card";

/** It moves by itself among the first three, and only on screens that are not small (specification, section 4). */
const rotation = { intervalMs: 2_000, among: 3, on: "(min-width: 640px)" };

/** The row of recent projects, from what its cards show. */
export function RecentCarousel({ projects }: { projects: readonly RecentProject[] }) {
  return (
    <Carousel
      label="Recent projects"
      noun="projects"
      autoplay={rotation}
      layout="[--gap:16px] [--per-view:1.08] sm:[--gap:24px] sm:[--per-view:2] lg:[--per-view:3]"
    >
      {projects.map((project) => (
        <RecentProjectCard key={`${project.isPlot}-${project.id}`} project={project} />
      ))}
    </Carousel>
  );
}
