import type { Project } from "@/lib/projects/project/project-schema";

/** The project in the address of a form: `unread` if its data can't be read now. */
export type AskedProject =
  | { kind: "none" | "gone" }
  | { kind: "known"; project: Project }
  | { kind: "unread"; id: string; isPlot: boolean };
