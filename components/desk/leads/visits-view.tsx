import { buttonStyle } from "@/components/ui/button-style";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { deskPaths, leadPath } from "@/lib/desk/forms/desk-paths";
import type { Assignee } from "@/lib/desk/forms/lead-work";
import { formatDayShort, formatTime } from "@/lib/desk/forms/moments";
import { weekdayOf } from "@/lib/desk/forms/outcomes";
import {
  daysOf,
  findClashes,
  mostInFull,
  sayResult,
  sumUp,
  type Visit,
  visitDays,
  type VisitFilter,
  visitsPath,
} from "@/lib/desk/forms/visits";
import { ChoiceField, NameField, tabStyle } from "../fields";

type Props = { visits: readonly Visit[]; assignees: readonly Assignee[]; filter: VisitFilter; now: Date };

/**
 * The visits of a week by day and by who goes along: a list on a phone, seven columns on a wide screen, and on paper the route
 * sheet of the first day. Of very many a day says how many each colleague has, until it is opened.
 */
export function VisitsView({ visits, assignees, filter, now }: Props) {
  const clashes = findClashes(visits);
  const days = visits.map(({ at }) => indianDay(new Date(at)));
  const isLong = visits.length > mostInFull;
  const isWide = isLong && filter.isFull;
  return (
    <>
      <VisitFilterForm assignees={assignees} filter={filter} isLong={isLong} />
      <div
        className={`mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-6 print:block ${isWide ? "xl:grid-cols-6" : "xl:grid-cols-7"}`}
      >
        {daysOf(filter).map((day, index) => (
          <Day
            key={day}
            filter={{ ...filter, day, isFull: isLong }}
            visits={visits.filter((_, place) => days[place] === day)}
            isFirst={index === 0}
            isShort={isLong && !(index === 0 && filter.isFull)}
            isWide={index === 0 && isWide}
            clashes={clashes}
            now={now}
          />
        ))}
      </div>
    </>
  );
}

function VisitFilterForm({
  assignees,
  filter,
  isLong,
}: Pick<Props, "assignees" | "filter"> & { isLong: boolean }) {
  const turn = (days: number) => visitsPath({ who: filter.who, day: daysBefore(filter.day, -days) });
  return (
    <div className="mt-4 grid gap-3 print:hidden">
      <form
        action={deskPaths.visits}
        className="grid gap-3 sm:grid-cols-[minmax(0,16rem)_minmax(0,12rem)_auto] sm:items-end"
      >
        <ChoiceField
          name="who"
          label="Whose"
          none="As usual for you"
          value={filter.who}
          options={[
            ["me", "Mine"],
            ["all", "Everybody’s"],
            ...assignees.map(({ id, name, email }) => [id, `${name}, ${email}`] as const),
          ]}
        />
        <NameField name="day" label="First day" value={filter.day} isDay />
        <button className={buttonStyle("outline", "justify-self-start bg-white")}>Show</button>
      </form>
      <nav aria-label="Weeks" className="flex flex-wrap gap-2">
        <a href={turn(-visitDays)} className={tabStyle}>
          Earlier
        </a>
        <a href={visitsPath({ who: filter.who })} className={tabStyle}>
          Today
        </a>
        <a href={turn(visitDays)} className={tabStyle}>
          Later
        </a>
      </nav>
      <p className="text-ink-600 text-sm">
        Printed, this page is the route sheet of its first day. For another day’s, open that day first.
        {isLong && " There are many visits: open a day or a colleague to see each of them."}
      </p>
    </div>
  );
}

type DayProps = {
  /** With this day as the first one. */
  filter: VisitFilter;
  visits: readonly Visit[];
  isFirst: boolean;
  /** It says how many each colleague has. */
  isShort: boolean;
  /** It stands above the others on a wide screen. */
  isWide: boolean;
  clashes: ReadonlySet<string>;
  now: Date;
};

function Day({ filter, visits, isFirst, isShort, isWide, clashes, now }: DayProps) {
  const { day } = filter;
  const staff = [...new Set(visits.map(({ staffId }) => staffId))];
  const title = `${weekdayOf(new Date(`${day}T00:00+05:30`))} ${formatDayShort(day)}`;
  return (
    <section
      aria-label={title}
      className={`min-w-0 ${isWide ? "xl:col-span-full" : ""} ${isFirst ? "" : "print:hidden"}`}
    >
      <h2 className="border-surface-line border-b text-lg font-bold">
        {isFirst && !isShort ? (
          <span className="min-h-touch flex items-center">{title}</span>
        ) : (
          <a href={visitsPath(filter)} className="min-h-touch text-brand-600 flex items-center">
            {title}
          </a>
        )}
      </h2>
      {visits.length === 0 && <p className="text-ink-600 py-2">No visit.</p>}
      <div className={isShort ? sumStyle : isWide ? "gap-x-3 xl:columns-4 print:columns-auto" : undefined}>
        {staff.map((id) => {
          const theirs = visits.filter(({ staffId }) => staffId === id);
          const name = theirs[0]?.staffName ?? "Nobody goes along yet";
          if (isShort)
            return (
              <Sum
                key={id}
                name={name}
                href={visitsPath({ ...filter, who: id ?? filter.who })}
                visits={theirs}
                clashes={clashes}
              />
            );
          return (
            <div key={id}>
              <h3 className="text-ink-600 mt-2 font-bold wrap-anywhere">{name}</h3>
              <ol className={`grid gap-2 ${itemStyle}`}>
                {theirs.map((visit) => (
                  <VisitItem key={visit.id} visit={visit} isClose={clashes.has(visit.id)} now={now} />
                ))}
              </ol>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Of hundreds of colleagues and days, said once. */
const sumStyle =
  "*:mt-2 *:wrap-anywhere [&_a]:text-brand-600 [&_a]:min-h-touch [&_a]:inline-flex [&_a]:items-center [&_a]:font-bold [&_a]:underline [&_a]:underline-offset-4";

type SumProps = { name: string; href: string } & Pick<DayProps, "visits" | "clashes">;

/** What a colleague has on a day, with the way to each of the visits. */
function Sum({ name, href, visits, clashes }: SumProps) {
  const close = visits.filter(({ id }) => clashes.has(id)).length;
  return (
    <p>
      <a href={href}>{name}</a> {sumUp(visits)}
      {close > 0 && (
        <b className="text-danger-600 block">{close} of them less than an hour from another visit</b>
      )}
    </p>
  );
}

/** Of hundreds of visits, said once as well. */
const itemStyle =
  "*:border-surface-line *:rounded-control *:break-inside-avoid *:border *:bg-white *:p-3 *:wrap-anywhere [&_a]:min-h-touch [&_a]:inline-flex [&_a]:min-w-11 [&_a]:items-center [&_a]:underline [&_a]:underline-offset-4 [&_a]:print:min-h-0";

function VisitItem({ visit, isClose, now }: { visit: Visit; isClose: boolean; now: Date }) {
  const { leadId, name, phone, at, project, pickUp, isOff } = visit;
  const result = sayResult(visit, now);
  return (
    <li className={isOff ? "text-ink-600" : undefined}>
      <p>
        <b className="figures">{formatTime(at)}</b>{" "}
        <a href={leadPath(leadId)} className="text-brand-600 font-bold">
          {name}
        </a>
      </p>
      {isClose && <p className="text-danger-600 font-bold">Less than an hour from another visit</p>}
      <PhoneLine phone={phone} />
      {project && (
        <p>
          {project.name}, {project.place}{" "}
          <a href={project.way} target="_blank" rel="noopener noreferrer" className="text-brand-600">
            Map<span className="sr-only"> of {project.name} (opens in a new tab)</span>
          </a>
          {project.position && <span className="hidden print:inline"> {project.position}</span>}
        </p>
      )}
      <p>Pick-up: {pickUp ?? "at the project"}</p>
      {result && <p className="font-bold">{result}</p>}
    </li>
  );
}

function PhoneLine({ phone }: Pick<Visit, "phone">) {
  if (!phone) return <p>Do not call: see the lead</p>;
  if (!phone.href)
    return (
      <p className="figures">
        {phone.text} <span className="print:hidden">(quiet hours)</span>
      </p>
    );
  return (
    <p>
      <a href={phone.href} className="figures">
        {phone.text}
      </a>
    </p>
  );
}
