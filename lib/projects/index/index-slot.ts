import { processSlot } from "@/lib/process/process-state.mjs";
import type { Answered, Asked, QuestionName } from "./index-answers";

export type IndexState = {
  version: number;
  projects: number;
  bytes: number;
  loadedAt: number;
  behindSince: number | undefined;
};

/** The index of this process (`project-index.ts`). */
export type ProjectIndex = {
  /**
   * Told which version the catalogue has, answers which one may be shown: that of the index, until it has caught up or
   * takes too long. Begins to load what is missing.
   */
  follow: (version: number) => number;
  /** Whether it may answer: it holds the version that is shown. */
  isReady: () => boolean;
  /** Throws when there is none. */
  ask: <Name extends QuestionName>(name: Name, asked: Asked<Name>) => Answered<Name>;
  /** What it holds now, and since when it has been behind the version it was told; both in milliseconds. */
  state: () => IndexState | null;
  /** Called when another version has been loaded. */
  onLoaded?: () => void;
};

/** Started by the server, asked by the site's bundle. Undefined where none is held: SQL answers then. */
export const projectIndex = processSlot<ProjectIndex | undefined>("project index", () => undefined);
