import "server-only";
import { ApiError } from "@/lib/api/errors";
import { parseBoard } from "@/lib/desk/forms/board";
import { deskCallPaths, deskPaths } from "@/lib/desk/forms/desk-paths";
import { boardCsv, recentBoard } from "@/lib/desk/store/board-queries";
import { requireRole } from "@/lib/desk/store/staff";
import { callsOf } from "./kinds-of-call";
import { csvFile } from "./read-sent";
import type { StaffCall } from "./serve-desk";

const call = callsOf({ role: "owner", pageOf: () => deskPaths.board });

export const boardCalls: readonly StaffCall[] = [
  // The owner's board as a file for a spreadsheet. It names accounts, and nobody else.
  call({ path: deskCallPaths.exportBoard, method: "GET" }, async ({ sent }, actor) => {
    requireRole(actor, "owner");
    const asked = parseBoard(sent);
    if (asked.problem !== null) throw new ApiError(400, asked.problem);
    const name = `board-by-${asked.by}-${asked.from}-${asked.until}.csv`;
    return csvFile(name, boardCsv(await recentBoard(asked), asked.by));
  }),
];
