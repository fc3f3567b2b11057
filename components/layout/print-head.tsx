import { brand } from "@/content/site";
import { sayRegistrations } from "@/lib/seo/agent-words";

/** On paper only: whose page it is, how to reach us, and where it is found. `address` is absolute. */
export function PrintHead({ address }: { address: string }) {
  return (
    <div className="border-surface-line mb-4 hidden justify-between gap-6 border-b pb-3 text-sm print:flex">
      <p className="shrink-0">
        <span className="block text-lg font-black">{brand.name}</span>
        <span className="figures font-bold">{brand.phone}</span>
      </p>
      <p className="text-right wrap-anywhere">
        <span className="block">{address}</span>
        {sayRegistrations()}
      </p>
    </div>
  );
}
