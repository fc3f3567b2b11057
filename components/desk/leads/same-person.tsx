import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { deskCall, deskCallPaths, leadPath } from "@/lib/desk/forms/desk-paths";
import type { LeadWork } from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import type { FoundLead, KnownLead } from "@/lib/desk/forms/one-person";
import { leadTitle } from "@/lib/enquiries/forms/outside-lead";
import { DeskForm } from "../desk-form";
import { boxStyle, labelStyle } from "../fields";
import { Notice } from "../marks";

type Props = {
  lead: LeadWork;
  /** What was looked for, and the leads that it finds. */
  search: string;
  found: readonly FoundLead[];
  problem: string;
};

/** By hand: another lead is of the same person, or one of the history is not. */
export function SamePerson({ lead, search, found, problem }: Props) {
  return (
    <details
      id="same-person"
      open={search !== "" || problem !== ""}
      className="border-surface-line border-y py-1"
    >
      <summary className="min-h-touch flex items-center font-bold">
        Same person as another lead, or not…
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1 pb-3">
        {problem && <Notice kind="problem">{problem}</Notice>}
        <form action={`${leadPath(lead.id)}#same-person`} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <label htmlFor="also" className={labelStyle}>
            Reference, phone number, email or name of the other lead
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              id="also"
              name="also"
              type="search"
              required
              maxLength={100}
              autoComplete="off"
              defaultValue={search}
              className={`${boxStyle} flex-[1_1_10rem]`}
            />
            <button className={buttonStyle("outline", "bg-white")}>
              <Icon name="search" />
              Find
            </button>
          </div>
        </form>
        {search && found.length === 0 && (
          <p role="status">
            No lead was found for “{search}”. Please look at it once more, or try the phone number.
          </p>
        )}
        {found.some(({ isOne }) => !isOne) && (
          <p role="status">Join the right one: both pages then show one history.</p>
        )}
        {found.length > 0 && (
          <ul className="divide-surface-line divide-y">
            {found.map((other) => (
              <Known key={other.id} lead={other}>
                {other.id === lead.id ? (
                  <p className="text-ink-600 text-sm">This is the lead that you have open.</p>
                ) : other.isOne ? (
                  <p className="text-ink-600 text-sm">It is in this history already.</p>
                ) : (
                  <Said of={lead} path={deskCallPaths.joinLead} other={other} words="Join" />
                )}
              </Known>
            ))}
          </ul>
        )}
        {lead.others.length > 0 && (
          <>
            <h3 className="font-bold">Not the same person?</h3>
            <p>A lead that you part leaves this history, until somebody undoes it.</p>
            <ul className="divide-surface-line divide-y">
              {lead.others.map((other) => (
                <Known key={other.id} lead={other}>
                  <Said of={lead} path={deskCallPaths.partLead} other={other} words="Part" />
                </Known>
              ))}
              <li className={rowStyle}>
                <p className="font-bold">This lead, from all others</p>
                <Said of={lead} path={deskCallPaths.partLead} other={lead} words="Part" />
              </li>
            </ul>
          </>
        )}
      </div>
    </details>
  );
}

const rowStyle = "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4";

/** Whose lead it is, as far as staff need it to tell, and what can be done with it. */
function Known({ lead, children }: { lead: KnownLead; children: ReactNode }) {
  return (
    <li className={rowStyle}>
      <div className="min-w-0 flex-[1_1_12rem]">
        <a
          href={leadPath(lead.id)}
          className="min-h-touch hover:text-brand-600 -my-2 flex w-fit min-w-11 items-center font-bold wrap-anywhere underline underline-offset-4"
        >
          {lead.name}
        </a>
        <p className="text-ink-600 figures text-sm wrap-anywhere">
          {[lead.reference, lead.phone, formatMoment(lead.acceptedAt), leadTitle(lead), lead.project]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {children}
    </li>
  );
}

type SaidProps = {
  of: LeadWork;
  path: string;
  other: Pick<KnownLead, "id" | "name" | "reference">;
  words: string;
};

/** One tap. */
function Said({ of, path, other, words }: SaidProps) {
  return (
    <DeskForm action={deskCall(path, { id: of.id })} isApart stays>
      <input type="hidden" name="other" value={other.id} />
      <button className={buttonStyle("outline")}>
        {words}
        <span className="sr-only">
          {" "}
          {other.name}, {other.reference}
        </span>
      </button>
    </DeskForm>
  );
}
