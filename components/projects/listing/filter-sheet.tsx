"use client";

import { Dialog, DialogPanel, DialogTitle } from "@headlessui/react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { Said } from "@/components/ui/said";
import { useBackStep } from "@/components/ui/use-back-step";
import { formatCount } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import { FieldIds } from "./choice-fields";
import { FilterFields, type FieldsProps } from "./filter-fields";

type Props = FieldsProps & { totalItems: number; clear: () => void; close: () => void };

/** All filters, over the whole height of a phone. They apply at once; the button shows how many projects they find. */
export function FilterSheet({ close, clear, totalItems, ...fields }: Props) {
  useBackStep(close);
  return (
    <Dialog open onClose={close} className="relative z-50">
      <div className="fixed inset-0 bg-black/40" aria-hidden="true" />
      <div className="fixed inset-0 flex">
        <DialogPanel className="flex h-full w-full flex-col bg-white">
          <div className="border-surface-line flex items-center justify-between border-b px-4 py-2">
            <DialogTitle className="text-lg font-bold">{t("Filters")}</DialogTitle>
            <button
              type="button"
              onClick={close}
              aria-label={t("Close filters")}
              className="size-touch grid place-items-center"
            >
              <Icon name="close" />
            </button>
          </div>
          <div className="grid grow content-start gap-4 overflow-y-auto p-4">
            <FieldIds value="s-">
              <FilterFields place="bar" flat {...fields} />
              <FilterFields place="more" flat {...fields} />
            </FieldIds>
          </div>
          <div className="border-surface-line grid grid-cols-[auto_1fr] gap-3 border-t p-4">
            <button type="button" onClick={clear} className={buttonStyle("outline")}>
              {t("Reset")}
            </button>
            <button type="button" onClick={close} className={buttonStyle("primary", "figures")}>
              <Said words="Show {projects}" projects={formatCount(totalItems, "project")} />
            </button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
