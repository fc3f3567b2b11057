"use client";

import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogPanel,
  DialogTitle,
} from "@headlessui/react";
import { useState } from "react";
import { inboxPath } from "@/lib/desk/forms/lead-inbox";
import { boxStyle } from "./fields";

/** Something that can be done from the page: what it is called, its key if it has one, and what does it. */
type Command = { name: string; keys?: string; run: () => void };

/** All that the page offers by a key or leads to, and a search of the leads; typed for, chosen by arrows and Enter. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [commands] = useState(commandsOfPage);
  const [typed, setTyped] = useState("");
  const words = typed.trim().toLowerCase();
  const found = commands.filter(({ name }) => name.toLowerCase().includes(words));
  const search: Command = {
    name: `Search the leads for “${typed.trim()}”`,
    run: () => location.assign(inboxPath({ view: "all", search: typed.trim() })),
  };
  const shown = words ? [...found, search] : found;
  return (
    <Dialog open onClose={onClose} className="relative z-50">
      <div className="fixed inset-0 grid items-start justify-items-center bg-black/40 p-4 pt-[10vh]">
        <DialogPanel className="rounded-card grid max-h-[75vh] w-full max-w-lg grid-rows-[auto_auto_minmax(0,1fr)] gap-3 bg-white p-4">
          <DialogTitle className="text-lg font-bold">What do you want to do?</DialogTitle>
          <Combobox
            value={null}
            onChange={(command: Command | null) => {
              onClose();
              // When the focus has gone back to the page.
              if (command) setTimeout(command.run);
            }}
          >
            <ComboboxInput
              autoFocus
              aria-label="A command, or whom to search for"
              placeholder="A command, or a name or number"
              onChange={(event) => setTyped(event.target.value)}
              className={boxStyle}
            />
            <ComboboxOptions static className="grid content-start overflow-y-auto">
              {shown.map((command) => (
                <ComboboxOption
                  key={command.name}
                  value={command}
                  className="min-h-touch data-focus:bg-surface-line rounded-control flex cursor-pointer items-center justify-between gap-3 px-3"
                >
                  {command.name}
                  {command.keys && (
                    <kbd className="border-surface-line rounded border px-2 text-sm">{command.keys}</kbd>
                  )}
                </ComboboxOption>
              ))}
            </ComboboxOptions>
          </Combobox>
        </DialogPanel>
      </div>
    </Dialog>
  );
}

function commandsOfPage(): Command[] {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent;
  const keyed = all("[aria-keyshortcuts]").map((element) => ({
    name: nameOf(element),
    keys: element.getAttribute("aria-keyshortcuts") ?? "",
    run: () => (element.matches("input, textarea") ? element.focus() : element.click()),
  }));
  const rows =
    all("[data-row]").length > 0 ? [rowCommand("j", "Next row"), rowCommand("k", "Row before")] : [];
  const pages = all("header nav a").map((link) => ({
    name: `Go to ${nameOf(link)}`,
    run: () => link.click(),
  }));
  return [...keyed, ...rows, ...pages];
}

const rowCommand = (key: string, name: string): Command => ({
  name,
  keys: key,
  run: () => dispatchEvent(new KeyboardEvent("keydown", { key })),
});
