import "@/components/languages/late-words";

export { readSearchLink, searchLink } from "@/lib/projects/listing/search-link";
