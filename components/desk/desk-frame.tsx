import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { brand } from "@/content/site";
import { deskCall, deskCallPaths, deskPaths } from "@/lib/desk/forms/desk-paths";
import { leadsPath } from "@/lib/desk/forms/lead-inbox";
import { mayActAs, type Role } from "@/lib/desk/forms/roles";
import { DeskForm } from "./desk-form";
import { DeskKeys } from "./desk-keys";
import { TabRow } from "./tab-row";

type Props = {
  who: { name: string; email: string; role: Role };
  here: string;
  title: string;
  children: ReactNode;
};

/** For whom each is: nobody is led to a page that is not there for him. */
const links = [
  [deskPaths.leads, "Leads", "agent"],
  [deskPaths.followUps, "Follow-ups", "agent"],
  [deskPaths.visits, "Visits", "agent"],
  [deskPaths.projects, "Projects", "agent"],
  [deskPaths.posts, "Blog", "editor"],
  [deskPaths.words, "What we say", "editor"],
  [deskPaths.files, "Files", "editor"],
  [deskPaths.marketing, "Marketing", "agent"],
  [deskPaths.board, "Board", "owner"],
  [deskPaths.account, "Account", "agent"],
] as const;

/** The bar above every page of the desk, and its title. */
export function DeskFrame({ who, here, title, children }: Props) {
  const shown = links.filter(([, , needed]) => mayActAs(who.role, needed));
  return (
    <>
      <header className="border-surface-line border-b bg-white print:hidden">
        <div className="container-page flex flex-wrap items-center gap-x-3">
          <a href={deskPaths.home} className="text-brand-600 min-h-touch inline-flex items-center font-black">
            {brand.shortName} desk
          </a>
          <TabRow
            label="Desk"
            className="-mx-2 max-w-[calc(100%+1rem)] gap-x-0.5 sm:order-last sm:mx-0 sm:w-full sm:max-w-full sm:flex-wrap sm:gap-x-1 xl:order-none xl:w-auto"
          >
            {shown.map(([href, label]) => (
              <a
                key={href}
                href={href === deskPaths.leads ? leadsPath(who.role) : href}
                aria-current={here === href ? "page" : undefined}
                className="min-h-touch hover:text-brand-600 aria-[current]:border-brand-600 inline-flex shrink-0 items-center border-b-2 border-transparent px-1 text-sm font-bold aria-[current]:[scroll-initial-target:nearest] sm:px-2 sm:text-base"
              >
                {label}
              </a>
            ))}
          </TabRow>
          <div className="ml-auto hidden items-center gap-2 sm:flex">
            <span className="text-ink-600 hidden text-sm md:inline">{who.email}</span>
            <SignOut />
          </div>
        </div>
      </header>
      <DeskKeys />
      <main id="main" tabIndex={-1} className="container-page py-6 outline-none md:py-10">
        <h1 className="text-2xl font-black md:text-3xl">{title}</h1>
        {children}
      </main>
    </>
  );
}

/** In the bar where it has room, else on the page of the account. */
export function SignOut({ look = "quiet" }: { look?: "quiet" | "outline" }) {
  return (
    <DeskForm action={deskCall(deskCallPaths.signOut)} leaves>
      <button className={buttonStyle(look)}>Sign out</button>
    </DeskForm>
  );
}
