import "server-only";
import { env } from "@/lib/process/env";
import type { Backend } from "./backend-calls";
import { databaseBackend } from "./database";
import { httpBackend } from "./http";
import { noteFailures } from "./note-failures";

/** The backend this site runs on (settings, `API_BASE_URL`). */
export function backend(): Backend {
  const { API_BASE_URL } = env();
  return noteFailures(API_BASE_URL ? httpBackend(API_BASE_URL) : databaseBackend);
}
