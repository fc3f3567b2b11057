import type { Metadata } from "next";
import { BoardView } from "@/components/desk/board/board-view";
import { DeskFrame } from "@/components/desk/desk-frame";
import { indianDay } from "@/lib/base/indian-day";
import { boardPath, parseBoard } from "@/lib/desk/forms/board";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { recentBoard } from "@/lib/desk/store/board-queries";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Board" };

/** What comes in, what becomes of it and what it brings, for owners. */
export default async function BoardPage({ searchParams }: Props) {
  const actor = await openDeskPage(boardPath(parseBoard(await searchParams)), "owner");
  const today = indianDay(new Date());
  const asked = parseBoard(await searchParams, today);
  const board = asked.problem === null ? await noted(() => recentBoard(asked)) : null;
  return (
    <DeskFrame who={actor} here={deskPaths.board} title="Board">
      <BoardView asked={asked} board={board} today={today} />
    </DeskFrame>
  );
}
