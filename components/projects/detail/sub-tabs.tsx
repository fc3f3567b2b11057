"use client";

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import type { ComponentProps, ReactNode } from "react";

type Props = { label: string; tabs: { key: string; label: string; panel: ReactNode }[] };

/** Tabs within a part of the page, which has no others of this label. All panels are in the HTML, and without JavaScript all are shown. */
export function SubTabs({ label, tabs }: Props) {
  // React's own ids have twenty letters, and each tab has two: on a project's page that is 0.1 kB.
  const id = label.replaceAll(" ", "-");
  const panelId = (place: number) => `${id}-${place}`;
  return (
    <TabGroup>
      <TabList aria-label={label} className="js-only mt-4 flex flex-wrap gap-2">
        {tabs.map((tab, place) => (
          <Tab
            key={tab.key}
            as={TabButton}
            id={`${panelId(place)}-tab`}
            panelId={panelId(place)}
            className="min-h-touch border-surface-line text-ink-900 hover:border-brand-600 data-selected:border-brand-600 data-selected:bg-brand-50 data-selected:text-brand-600 rounded-full border px-4 text-sm font-bold transition-colors duration-150"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map((tab, place) => (
          <TabPanel key={tab.key} id={panelId(place)} unmount={false} className="js-panel mt-5">
            {tab.panel}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

/** Headless UI sets `aria-controls` only in the browser; this adds it to the server's HTML. */
function TabButton({ panelId, ...props }: ComponentProps<"button"> & { panelId: string }) {
  return <button {...props} aria-controls={panelId} />;
}
