import { buttonStyle } from "@/components/ui/button-style";
import { EmptyMessage } from "@/components/ui/empty-message";
import { Icon } from "@/components/ui/icon";
import { formatCount, formatDay } from "@/lib/base/format";
import {
  type Board,
  boardFilePath,
  type BoardFilter,
  boardGroupings,
  boardPath,
  boardSeconds,
  funnelColumns,
  groupPath,
  type parseBoard,
  waitingColumns,
} from "@/lib/desk/forms/board";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { groupings } from "@/lib/desk/forms/lead-stages";
import { formatMoment } from "@/lib/desk/forms/moments";
import { Card } from "../card";
import { cardStyle, NameField } from "../fields";
import { ViewTabs } from "../filter-form";
import { BarTable } from "../front/figures";
import { Notice } from "../marks";
import { BoardTable } from "./board-table";

type Props = {
  asked: ReturnType<typeof parseBoard>;
  /** Null where the days can't be read. */
  board: Board | null;
  today: string;
};

/** A page shows no more rows; the file has all. */
const mostRows = 50;

/** The owner's board: by what it is read, of which days, and its figures. */
export function BoardView({ asked, board, today }: Props) {
  const { problem } = asked;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
      <ViewTabs
        label="Figures by"
        tabs={boardGroupings.map((by) => ({
          href: boardPath({ ...asked, by }),
          label: `By ${groupings[by][0].toLowerCase()}`,
          isHere: by === asked.by,
        }))}
      />
      <form action={deskPaths.board} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="by" value={asked.by} />
        <NameField name="from" label="Leads from" value={asked.from} isDay />
        <NameField name="until" label="Until" value={asked.until} isDay />
        <button className={buttonStyle("outline", "bg-white")}>Show</button>
      </form>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      {board && <Figures asked={asked} board={board} today={today} />}
    </div>
  );
}

type FiguresProps = { asked: BoardFilter; board: Board; today: string };

function Figures({ asked, board, today }: FiguresProps) {
  const { rows, total, reasons, erased, countedAt } = board;
  const came = rows.filter(({ leads }) => leads > 0);
  const waiting = rows.filter((row) => waitingColumns.some(({ name }) => row[name]));
  const days = `${formatDay(asked.from)} to ${formatDay(asked.until)}`;
  const table = { total, asked, today };
  return (
    <>
      {came.length === 0 ? (
        <EmptyMessage
          icon="chart"
          title="No leads on these days"
          text={`Nothing came in from ${days}. Other days may have figures.`}
          className="py-10"
        >
          <a href={deskPaths.board} className={buttonStyle("outline")}>
            Show the last 30 days
          </a>
        </EmptyMessage>
      ) : (
        <section className={cardStyle} aria-labelledby="funnel">
          <div className="flex flex-wrap items-start justify-between gap-x-3">
            <h2 id="funnel" className="text-lg font-bold">{`Leads of ${days}`}</h2>
            <a href={boardFilePath(asked)} className={buttonStyle("outline", "bg-white")}>
              <Icon name="download" />
              All as CSV
            </a>
          </div>
          <BoardTable
            caption={`What became of the leads of ${days}`}
            columns={funnelColumns}
            rows={came.slice(0, mostRows)}
            {...table}
          />
          <Notes hidden={came.length - mostRows} erased={erased} countedAt={countedAt} />
        </section>
      )}
      <Card id="waiting" title="Waiting now, of any day">
        {waiting.length === 0 ? (
          <p className="text-ink-600">No follow-up is overdue, and nobody waits for a first call.</p>
        ) : (
          <BoardTable
            caption="Overdue follow-ups and leads that nobody has called"
            columns={waitingColumns}
            rows={waiting.slice(0, mostRows)}
            {...table}
          />
        )}
      </Card>
      {came.length > 0 && (
        <Card id="reasons" title={`Why not now, ${days}`}>
          <BarTable
            caption={`Reasons of "not now", ${days}`}
            what="Reason"
            rows={reasons.map(({ key, ...row }) => {
              const { from, until } = asked;
              return { ...row, href: groupPath("reason", key, { stage: "lead", from, until }) };
            })}
            none="Nobody has said “not now”."
          />
        </Card>
      )}
    </>
  );
}

/** What the figures are of. `hidden`: so many rows are not shown. */
function Notes({ hidden, erased, countedAt }: Pick<Board, "erased" | "countedAt"> & { hidden: number }) {
  return (
    <div className="text-ink-600 grid gap-1 text-sm">
      {hidden > 0 && (
        <p>{`The ${mostRows} largest are shown; the file has ${formatCount(hidden, "row")} more. The total is of all.`}</p>
      )}
      <p>
        Without spam. “Median to first call” is the median of minutes from form to first call or message. “In
        5 min” and “In 30 min” are parts of all who sent a form. “Visits” are leads with whom one was agreed.
        Money is of homes that are booked. Counted at {formatMoment(countedAt)}, and again after{" "}
        {boardSeconds} seconds.
      </p>
      {erased > 0 && <p>{`Not counted: ${formatCount(erased, "lead")} whose person was erased.`}</p>}
    </div>
  );
}
