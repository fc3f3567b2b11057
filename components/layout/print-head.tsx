import type { ReactNode } from "react";
import { brand } from "@/content/site";
import { sayRegistrations } from "@/lib/seo/agent-words";

type Props = {
  /** Absolute. */
  address: string;
  /** In the middle. */
  children?: ReactNode;
};

/** On paper only: whose page it is, how to reach us, and where it is found. */
export function PrintHead({ address, children }: Props) {
  return (
    <div className="border-surface-line mb-4 hidden justify-between gap-6 border-b pb-3 text-sm print:flex">
      <p className="shrink-0">
        <span className="block text-lg font-black">{brand.name}</span>
        <span className="figures font-bold">{brand.phone}</span>
      </p>
      {children}
      <p className="text-right wrap-anywhere">
        <span className="block">{address}</span>
        {sayRegistrations()}
      </p>
    </div>
  );
}
