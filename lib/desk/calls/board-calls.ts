import "server-only";
import { ApiError } from "@/lib/api/errors";
import { parseBoard } from "@/lib/desk/forms/board";
import { deskCallPaths, deskPaths } from "@/lib/desk/forms/desk-paths";
import { boardCsv, recentBoard } from "@/lib/desk/store/board-queries";
import { requireRole } from "@/lib/desk/store/staff";
import { csvFile } from "./read-sent";
import type { StaffCall } from "./serve-desk";

/** The owner's board as a file for a spreadsheet. It names accounts, and nobody else. */
const exportBoard: StaffCall = {
  path: deskCallPaths.exportBoard,
  method: "GET",
  role: "owner",
  pageOf: () => deskPaths.board,
  async answer({ sent }, actor) {
    requireRole(actor, "owner");
    const asked = parseBoard(sent);
    if (asked.problem !== null) throw new ApiError(400, asked.problem);
    const name = `board-by-${asked.by}-${asked.from}-${asked.until}.csv`;
    return csvFile(name, boardCsv(await recentBoard(asked), asked.by));
  },
};

export const boardCalls: readonly StaffCall[] = [exportBoard];
