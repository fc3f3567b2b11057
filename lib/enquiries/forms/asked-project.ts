import type { Project } from "@/lib/projects/project/project-schema";

/** The project that an address of a form names: `unread` when nobody can say now whether there is one. */
export type AskedProject =
  | { kind: "none" | "gone" }
  | { kind: "known"; project: Project }
  | { kind: "unread"; id: string; isPlot: boolean };
