import { notFound } from "next/navigation";

/** Never cached: there is no end of unknown addresses. */
export const dynamic = "force-dynamic";

/** Any address that is not a page. What is seen is `not-found-screen`, in the language of the address (`lib/door/`). */
export default function UnknownPage() {
  notFound();
}
