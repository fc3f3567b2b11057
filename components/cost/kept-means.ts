import { keptText } from "@/components/ui/kept-text";
import { meansStorageKey } from "@/lib/base/page-scripts";

/** The boxes of "What we can afford" as the query of its address, for whoever asked this device to remember them. */
export const keptMeans = keptText("means", meansStorageKey);
