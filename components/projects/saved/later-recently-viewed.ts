import "@/components/languages/late-words";

export { RecentlyViewedRow } from "./recently-viewed";
