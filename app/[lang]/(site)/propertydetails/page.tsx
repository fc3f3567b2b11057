import { notFound } from "next/navigation";

/** Without a project there is nothing to show; `?project={id}` is rewritten before it comes here. */
export default function BareProjectPage() {
  notFound();
}
