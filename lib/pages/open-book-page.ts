import "server-only";
import { cache } from "react";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";

/** What the site says of itself; `null` where it can't be read, and while the site is built. */
export const readBook = cache(() => readOptional("the open book", null, () => backend().readOpenBook()));
