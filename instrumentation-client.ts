import { readPageData } from "@/components/layout/page-data";

// Next calls this in the browser before it looks for the data of the page.
readPageData();
